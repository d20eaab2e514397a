import { leftWords } from '#chat/chat.words.ts'
import { useBudget } from '#chat/use-budget.ts'

/** How many messages are left today, before it is felt. Nothing while that is not known. */
export function BudgetNote() {
  const budget = useBudget()
  if (!budget) return null
  return (
    <span className="tabular-nums md:whitespace-nowrap">
      {' '}
      {leftWords(budget.left, budget.daily_messages)}
    </span>
  )
}
