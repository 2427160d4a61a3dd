/** Counts a report of a sender, and returns whether the sender is within the limit. */
export type ReportLimiter = (sender: string) => boolean

/** A company may have one address for all its people, whose browsers report several times a minute. */
const REPORTS_PER_MINUTE = 300

/** The maximum number of senders that are counted; when there are more, all counts start again. */
const MAX_SENDERS = 10_000

/** Creates a function that counts reports per sender and minute, in the memory of this process only. */
export function createReportLimiter(now = () => Date.now()): ReportLimiter {
  const reportsBySender = new Map<string, number>()
  let minute = 0
  return (sender) => {
    const currentMinute = Math.floor(now() / 60_000)
    if (currentMinute !== minute || reportsBySender.size >= MAX_SENDERS) reportsBySender.clear()
    minute = currentMinute
    const reports = (reportsBySender.get(sender) ?? 0) + 1
    reportsBySender.set(sender, reports)
    return reports <= REPORTS_PER_MINUTE
  }
}
