import { inParts } from '#curriculum/mixed-bag/in-parts.ts'
import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const theLastSlice: readonly ContentQuestion[] = [
  {
    key: 'passage-the-last-slice',
    topics: ['reading-between-the-lines'],
    difficulty: 0.5,
    minutes: 9,
    statements: ['E6-R-09', 'E6-R-16', 'EK3-R-06', 'E6-R-10'],
    question: inParts({
      text: `Read the scene from a play. Then answer the questions.

**The Last Slice**

*A kitchen in the evening. On the table stands a cake plate under a glass cover. There is nothing on it but crumbs. PRIYA, eleven, sits very straight and reads a book. Her brother ARJUN, eight, comes in.*

ARJUN: Who ate the last slice?

PRIYA: *(not looking up)* What slice?

ARJUN: The slice that Nani kept for tomorrow. For Uncle Dev!

PRIYA: Perhaps it was a mouse.

ARJUN: A mouse that can lift glass?

PRIYA: A strong mouse. *(She turns a page, two pages at once.)*

ARJUN: Your book is upside down.

*Pause. PRIYA turns the book round.*

*NANI comes in with her shopping. She sees the plate. She sees PRIYA. She puts her bags down, slowly.*

NANI: I met Mrs Bello at the bus stop. She was so pleased with her cake. “Your granddaughter brought it up four floors,” she said, “with the lift broken. She said she was not hungry.”

ARJUN: *(to PRIYA)* You gave it to Mrs Bello? Why did you not say so?

PRIYA: It was not mine to give. *(Very quietly)* She has not had a visitor since she came out of hospital, Nani.

*NANI takes off the glass cover. She looks at the crumbs for a long time.*

NANI: Arjun, fetch the flour.

ARJUN: Now? It is half past eight!

NANI: Uncle Dev comes at ten tomorrow, and this time we need two cakes. *(She puts an apron over PRIYA's head.)* One for downstairs, and one for up.`,
      sub_questions: [
        {
          type: 'single_choice',
          text: 'Which stage direction first shows that Priya is not really reading?',
          max_score: 1,
          options: [
            option(
              '“sits very straight and reads a book”',
              'evidence_off_point',
              'It looks like reading. Which detail gives her away?',
            ),
            { text: '“She turns a page, two pages at once.”' },
            option(
              '“PRIYA turns the book round.”',
              'events_in_order_of_telling',
              'This proves it too, but an earlier line is asked.',
            ),
            option(
              '“Very quietly”',
              'evidence_off_point',
              'This comes much later, when she tells the truth.',
            ),
          ],
          answers: [2],
          hints: [
            'Stage directions stand in italics.',
            'Somebody who is really reading does not miss a page.',
          ],
          method_answer: [
            { text: 'Somebody who turns two pages at once has not read what is in between.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'Arjun asks: “A mouse that can lift glass?” What does he mean?',
          max_score: 1,
          options: [
            option(
              'He wants to know more about mice.',
              'literal_reading',
              'It looks like a question. Does he believe in the mouse?',
            ),
            option('He is afraid of mice.', 'guess_beyond_text', 'Is there a clue for fear?'),
            option(
              'He thinks that the mouse lifted the cover.',
              'literal_reading',
              'Say it aloud as he would say it. Does he believe it?',
            ),
            { text: 'He does not believe Priya.' },
          ],
          answers: [4],
          hints: [
            'Could a mouse do that?',
            'Say the line as an actor would. What is in the voice?',
          ],
          method_answer: [
            { text: 'No mouse can lift a glass cover, so he shows that her story cannot be true.' },
          ],
        },
        {
          type: 'short_text',
          text: 'Who really ate the last slice? Write a name.',
          max_score: 1,
          references: ['Mrs Bello'],
          not: ['Priya', 'Arjun', 'Nani', 'Uncle Dev', 'a mouse'],
          hints: [
            'Listen to what Nani was told at the bus stop.',
            'Somebody lives four floors up.',
          ],
          method_answer: [
            { text: 'Mrs Bello was pleased with her cake: Priya had brought it up to her.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'Why did Priya not tell the truth at once?',
          max_score: 1,
          options: [
            { text: 'She had given away something that was not hers.' },
            option(
              'She had eaten it herself.',
              'guess_beyond_text',
              'What did Mrs Bello say at the bus stop?',
            ),
            option(
              'She does not like Uncle Dev.',
              'guess_beyond_text',
              'Is there any clue for that?',
            ),
            option(
              'She had promised Mrs Bello to keep it secret.',
              'guess_beyond_text',
              'Mrs Bello tells it to Nani herself. So was it a secret?',
            ),
          ],
          answers: [1],
          hints: ['Look for her own words about it.', 'To whom did the slice belong?'],
          method_answer: [
            { text: 'She says: “It was not mine to give.” It was kept for Uncle Dev.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'Nani puts her bags down “slowly” and does not shout. What do we learn about her?',
          max_score: 1,
          options: [
            option(
              'She is too weak to carry the bags.',
              'literal_reading',
              'She sees the plate and then Priya. What does she know already?',
            ),
            option(
              'She has not noticed the plate.',
              'nearby_words_copied',
              'Read the stage direction again: *She sees the plate.*',
            ),
            { text: 'She thinks before she speaks.' },
            option(
              'She is so angry that she cannot speak.',
              'guess_beyond_text',
              'Look at how she goes on. Does she punish anyone?',
            ),
          ],
          answers: [3],
          hints: [
            'She had met Mrs Bello before she came in.',
            'Compare how Arjun behaves with how Nani behaves.',
          ],
          method_answer: [
            { text: 'She knows already, looks, takes her time, and then tells the story gently.' },
          ],
        },
        {
          type: 'long_text',
          text: 'What does Nani think of what Priya did? Prove it with something that she says or does.',
          max_score: 2,
          criteria: [
            {
              code: 'view',
              text: 'Says that she is proud of Priya or thinks that it was kind',
              marks: 1,
              evidence: [
                'Nani is proud of Priya.',
                'Nani thinks that it was kind.',
                'She is pleased with Priya.',
                'She forgives her.',
              ],
              not: ['Nani is angry with Priya.'],
            },
            {
              code: 'proof',
              text: 'Proves it: she bakes two cakes, one for Mrs Bello, or puts the apron on Priya',
              marks: 1,
              evidence: [
                'She wants to bake two cakes, one for Mrs Bello.',
                'She says that they need two cakes.',
                'She puts an apron over Priya’s head.',
              ],
            },
          ],
          references: ['Nani is proud of Priya. She wants to bake two cakes, one for Mrs Bello.'],
          hints: [
            'Look at her last line and the last stage direction.',
            'For whom is the cake for *up*?',
          ],
          method_answer: [
            { text: 'Nani is proud of Priya and thinks that it was kind.' },
            { text: 'She bakes a second cake for Mrs Bello, and lets Priya help.' },
          ],
        },
      ],
      hints: [
        'In a play nobody tells us what people think. We have their words and the stage directions.',
        'Compare what each one says with what each one does.',
        'Watch Priya’s hands, Nani’s eyes, and who is named at the bus stop.',
        'For the last part, ask what somebody would do who is cross, and what Nani does instead.',
      ],
    }),
  },
]
