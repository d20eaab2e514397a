import type { Evaluation } from '#questions/questions.data.ts'

export type Effort = ReturnType<typeof createEffort>

/** Counts the seconds that each question took so far in this tab, and how often an option was pressed. */
export function createEffort() {
  const spent = new Map<string, number>()
  const clicks = new Map<string, number>()
  const secondsOn = ({ id, time_spent }: Pick<Evaluation, 'id' | 'time_spent'>) =>
    Math.max(spent.get(id) ?? 0, time_spent)
  return {
    secondsOn,
    /** The seconds of a question that was on the table in this tab; undefined where it was not. */
    counted: (id: string) => spent.get(id),
    clicksOn: ({ id, num_options_clicked }: Evaluation) => clicks.get(id) ?? num_options_clicked,
    /** A second was spent on a question. */
    tick: (evaluation: Evaluation) => void spent.set(evaluation.id, secondsOn(evaluation) + 1),
    pressed: ({ id, num_options_clicked }: Evaluation) =>
      void clicks.set(id, (clicks.get(id) ?? num_options_clicked) + 1),
  }
}
