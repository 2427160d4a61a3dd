// JavaScript, because an old Node that this rejects cannot run TypeScript. Loaded with --import, before anything else.
const oldest = 24

if (Number.parseInt(process.versions.node, 10) < oldest) {
  console.error(
    `Hydrant needs Node ${oldest} or newer, and this is Node ${process.versions.node}. "npm ci" brings one for the usual machines; elsewhere install it and try again.`,
  )
  process.exit(1)
}
