import type { Verdict } from '#english/english.ts'
import type { Wordings } from '#mind/words/sentences.ts'

/** What is said first about a sentence or a word of a student's own. */
export const languageWords = {
  yes: ['Yes, that is right.', 'Yes, it is so.', 'That is right.'],
  no: ['No, not this one.', 'Not here, no.', 'No, and it is easily mixed up.'],
  both: [
    'It can be more than one thing.',
    'Both are possible: its job decides.',
    'It has more than one job.',
  ],
  unsure: [
    'I cannot be sure about that one.',
    'That one I cannot tell for sure.',
    'Here I am not sure enough to say.',
  ],
  slip: [
    'Not yet: there is one thing to mend.',
    'Nearly. One place is not yet as it should be.',
    'Not yet, and it is a slip that many people make.',
  ],
  clean: [
    'I find nothing to mend in what I can check.',
    'As far as I can check, there is no slip in it.',
    'None of the slips that I know is in it.',
  ],
  mended: ['Yes, that mends it.', 'Yes, now it is right.', 'Well mended: yes.'],
} as const satisfies Record<Exclude<Verdict, 'told'>, Wordings>
