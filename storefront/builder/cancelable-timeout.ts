/** Runs a task after some milliseconds, unless the returned function is called before. */
export function startTimeout(milliseconds: number, task: () => void): () => void {
  const timer = setTimeout(task, milliseconds)
  return () => clearTimeout(timer)
}
