/** Whether nothing of the work changes: a bookmark or a flag is set for later, on what is finished, too. */
export function isMarkAlone({
  id,
  is_bookmark,
  is_flagged,
  written_at,
  ...work
}: {
  readonly id: string
  readonly is_bookmark?: boolean | undefined
  readonly is_flagged?: boolean | undefined
  readonly written_at?: Date | undefined
}): boolean {
  const isMark = is_bookmark !== undefined || is_flagged !== undefined
  return isMark && Object.values(work).every((each) => each === undefined)
}
