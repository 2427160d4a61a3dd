/** Finds import cycles: each result is the files of one cycle, with the first file repeated at the end. */
export function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const finished = new Set<string>()
  const currentPath: string[] = []
  const cycles: string[][] = []

  function visit(file: string): void {
    if (finished.has(file)) return
    const cycleStart = currentPath.indexOf(file)
    if (cycleStart >= 0) {
      cycles.push([...currentPath.slice(cycleStart), file])
      return
    }
    currentPath.push(file)
    for (const next of imports.get(file) ?? []) visit(next)
    currentPath.pop()
    finished.add(file)
  }

  for (const file of imports.keys()) visit(file)
  return cycles
}
