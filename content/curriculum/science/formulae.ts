/** What a piece of a formula is in LaTeX: a charge, a count, a state, letters, a bracket. */
const PIECE = /\^(\d*[+-])|(\d+)|(\((?:s|l|g|aq)\))|([A-Za-z]+)|([()])/g

const ARROWS: Readonly<Record<string, string>> = {
  '+': ' + ',
  '->': String.raw` \to `,
  '<->': String.raw` \rightleftharpoons `,
}

function oneFormula(text: string): string {
  const [, count = '', body = ''] = /^(\d*|\{\{.*?\}\})([^\d{].*)$/.exec(text) ?? []
  const pieces = body.replace(
    PIECE,
    (_, charge?: string, index?: string, state?: string, letters?: string, bracket?: string) => {
      if (charge !== undefined) return `^{${charge}}`
      if (index !== undefined) return `_{${index}}`
      if (bracket !== undefined) return bracket
      return String.raw`\text{${state ?? letters}}`
    },
  )
  return `${count}${pieces}`
}

/** A formula or an equation as LaTeX: `2H2 + O2 -> 2H2O`, `SO4^2-`, `NaCl(aq)`, `e^-`. */
export const chemTex = (text: string): string =>
  text
    .split(' ')
    .map((each) => ARROWS[each] ?? oneFormula(each))
    .join('')

/** The same within a text. */
export const chem = (text: string): string => `$${chemTex(text)}$`
