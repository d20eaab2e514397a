const question = /<h3 id="([^"]+)">([\s\S]*?)<\/h3>([\s\S]*?)(?=<h[23][ >]|$)/g

/**
 * Folds every heading of the third rank together with what stands under it, so that a long list of
 * questions can be looked through: a press opens the answer. The heading stays a heading.
 */
export const foldQuestions = (html: string): string =>
  html.replace(
    question,
    (_, id: string, title: string, answer: string) =>
      `<details class="question" id="${id}"><summary><h3>${title}</h3></summary>${answer.trim()}</details>\n`,
  )

/** The same questions with their answers, as words alone. */
export const questionsOf = (html: string) =>
  [...html.matchAll(question)].map(([, , title = '', answer = '']) => ({
    question: wordsOf(title),
    answer: wordsOf(answer),
  }))

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x26;': '&',
  '&#x3C;': '<',
}

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x26|#x3C);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:?!])/g, '')
    .trim()
