/** Files that reach themselves again: each answer is one round trip, the first file repeated at the end. */
export function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const finished = new Set<string>()
  const trail: string[] = []
  const cycles: string[][] = []

  function follow(file: string): void {
    if (finished.has(file)) return
    const seenAt = trail.indexOf(file)
    if (seenAt >= 0) {
      cycles.push([...trail.slice(seenAt), file])
      return
    }
    trail.push(file)
    for (const next of imports.get(file) ?? []) follow(next)
    trail.pop()
    finished.add(file)
  }

  for (const file of imports.keys()) follow(file)
  return cycles
}
