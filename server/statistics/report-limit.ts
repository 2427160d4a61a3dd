/** Whether a sender may send another report now. */
export type ReportLimit = (sender: string) => boolean

/** A firm may have one address for all its people, whose browsers report some times a minute. */
const REPORTS_PER_MINUTE = 300

/** Senders that are remembered at once; when there are more, all begin anew. */
const MOST_SENDERS = 10_000

/**
 * Counts reports by their senders within each minute, in this process and nowhere else: an address is forgotten with
 * its minute.
 */
export function openReportLimit(now = () => Date.now()): ReportLimit {
  const counted = new Map<string, number>()
  let minute = 0
  return (sender) => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute || counted.size >= MOST_SENDERS) counted.clear()
    minute = current
    const reports = (counted.get(sender) ?? 0) + 1
    counted.set(sender, reports)
    return reports <= REPORTS_PER_MINUTE
  }
}
