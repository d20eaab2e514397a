/** Whether the text of such a question has gaps: then it is shown where they are filled. */
export const hasGaps = (type: string): boolean =>
  type === 'fill_blanks' || type === 'cloze_dropdown'
