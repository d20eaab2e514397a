import { MathsText } from '#ui/maths-text.tsx'

/** Fractions of a question at their full height: in the line they are too small for young eyes. */
export const withTallFractions = (text: string): string => text.replaceAll('\\frac', '\\dfrac')

/** The text of an option, a card, an item. */
export function OptionText({ children: text }: { children: string }) {
  return <MathsText inline>{withTallFractions(text)}</MathsText>
}
