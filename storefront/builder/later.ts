/** Does something after some milliseconds, unless the function that is answered is called before. */
export function later(milliseconds: number, task: () => void): () => void {
  const timer = setTimeout(task, milliseconds)
  return () => clearTimeout(timer)
}
