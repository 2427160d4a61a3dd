import { prepareBrowserLaunchOptions } from './browser.ts'

const { executablePath, args, env } = await prepareBrowserLaunchOptions()
const addedVariables = Object.entries(env).filter(([name, value]) => process.env[name] !== value)

console.log(JSON.stringify({ executablePath, args, env: Object.fromEntries(addedVariables) }, undefined, 2))
