import { useState } from 'react'
import { useNavigation } from 'react-router'
import { useFailedSubmission } from '@hydrant/rendering/submissions/use-failed-submission.ts'

/**
 * Returns what the last form of a page was answered, such as its errors with what was typed; null when there was none.
 * It stays while that form is sent again without an answer: the router would forget it, and the form begin anew.
 */
export function useKeptResult<Result>(answer: Result | null | undefined): Result | null {
  const isPending = useNavigation().state !== 'idle'
  const isUnsent = (useFailedSubmission()?.form ?? null) !== null
  const [kept, setKept] = useState(answer ?? null)
  const isOver = !isPending && !isUnsent
  const result = answer ?? (isOver ? null : kept)
  if (result !== kept) setKept(result)
  return result
}
