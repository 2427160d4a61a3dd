import { browserLaunchOptions } from './browser.ts'

const { executablePath, args, env } = await browserLaunchOptions()
const added = Object.entries(env).filter(([name, value]) => process.env[name] !== value)

console.log(JSON.stringify({ executablePath, args, env: Object.fromEntries(added) }, undefined, 2))
