/** What is said where a message could not be spoken: what happened, and what helps. */
export const troubles = {
  denied: {
    title: 'The microphone is switched off for this page',
    text: 'That is fine. A grown-up can allow it in the settings of the browser, or you can type.',
  },
  missing: {
    title: 'There is no microphone here',
    text: 'That is fine. You can type your message.',
  },
  nothing: {
    title: 'We did not hear any words',
    text: 'Come a little closer and speak once more, or type your message.',
  },
  busy: {
    title: 'That was a lot of speaking',
    text: 'Have a short rest, or type your message.',
  },
  failed: {
    title: 'We could not understand that just now',
    text: 'What you have typed is still here. Try once more, or type your message.',
  },
} as const

export type Trouble = keyof typeof troubles

/** What trouble the code of a refusal stands for. */
export function troubleOf(code: string): Trouble {
  if (code === 'NOTHING_HEARD') return 'nothing'
  return code === 'TOO_MANY_REQUESTS' ? 'busy' : 'failed'
}

export const readyWords = 'Look over what we heard, then send it.'

/** What was heard behind what is written already. */
export const joined = (draft: string, heard: string): string =>
  draft.trim() === '' ? heard : `${draft.trimEnd()} ${heard}`
