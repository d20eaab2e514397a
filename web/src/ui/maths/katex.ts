import katex from 'katex'
import 'katex/dist/katex.min.css'

/** Larger than any formula of a question; smaller than what would freeze a page. */
const MAX_SIZE_EM = 40
const MAX_EXPANSIONS = 400

/** Fetches the letters that nearly every formula has, before the first is drawn. */
export const fetchLetters = () =>
  Promise.all(['1em KaTeX_Main', 'italic 1em KaTeX_Math'].map((face) => document.fonts.load(face)))

/** Draws LaTeX into an element, with MathML beside it for a screen reader. Throws on LaTeX it cannot read. */
export function drawTex(tex: string, element: HTMLElement, display: boolean): void {
  katex.render(tex, element, {
    displayMode: display,
    throwOnError: true,
    strict: false,
    trust: false,
    maxSize: MAX_SIZE_EM,
    maxExpand: MAX_EXPANSIONS,
  })
}
