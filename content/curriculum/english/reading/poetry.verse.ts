import { inParts } from '#curriculum/mixed-bag/in-parts.ts'
import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const movingDay: readonly ContentQuestion[] = [
  {
    key: 'passage-moving-day',
    topics: ['poetry'],
    difficulty: 0.8,
    minutes: 10,
    statements: ['EK3-R-11', 'EK3-R-09', 'E4-R-07'],
    question: inParts({
      text: `Read the poem. Then answer the questions.

**Moving Day**

The rooms are saying our names back to us
a little too loudly.

Where the piano stood,
four small dents in the carpet
go on holding it up.

My mother wraps the cups in yesterday’s news.
Every cup gets a headline.
Every headline is softer now.

On the door frame, in pencil,
I am three, I am five, I am seven and a half:
a ladder that nobody can carry.

We leave the key under the stone
as if we were only going out for bread.`,
      sub_questions: [
        {
          type: 'single_choice',
          text: 'Which form is this poem?',
          max_score: 1,
          options: [
            option(
              'a ballad',
              'poem_forms_mixed',
              'A ballad rhymes and has verses of one length. Look at this one.',
            ),
            option('a haiku', 'poem_forms_mixed', 'A haiku has three lines. Count these.'),
            { text: 'free verse' },
            option(
              'a limerick',
              'poem_forms_mixed',
              'A limerick has five funny lines with rhymes.',
            ),
          ],
          answers: [3],
          hints: [
            'Does it rhyme? Are its verses equally long?',
            'A poem without rhyme and regular beat has a name of its own.',
          ],
          method_answer: [
            {
              text: 'There is no rhyme, and the verses have two or three lines without a fixed beat.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: '“The rooms are saying our names back to us / a little too loudly.” What is really happening?',
          max_score: 1,
          options: [
            option(
              'Ghosts live in the house.',
              'image_taken_for_fact',
              'It is an image. What happens to voices in an empty room?',
            ),
            option(
              'The neighbours are calling them through the wall.',
              'guess_beyond_text',
              'Who says the names, according to the line?',
            ),
            option(
              'The family is shouting in anger.',
              'guess_beyond_text',
              'There is no anger. Why would a normal voice sound louder now?',
            ),
            { text: 'The rooms are empty, so their voices echo.' },
          ],
          answers: [4],
          hints: [
            'What has been carried out of the rooms?',
            'Have you ever called out in an empty hall?',
          ],
          method_answer: [
            { text: 'Without furniture a room echoes, and throws back what is called in it.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'What is the “ladder that nobody can carry”?',
          max_score: 1,
          options: [
            { text: 'the marks that show how the speaker has grown' },
            option(
              'a heavy ladder in the hall',
              'image_taken_for_fact',
              'Look at the two lines before it. What is on the door frame?',
            ),
            option(
              'the stairs of the house',
              'guess_beyond_text',
              'Stairs cannot be carried, that is true. But what is in pencil?',
            ),
            option(
              'a long list of the things that have to be moved',
              'nearby_words_copied',
              'It is written in pencil, but what do the numbers three, five, seven and a half tell?',
            ),
          ],
          answers: [1],
          hints: [
            'What do some families draw on a door frame, year by year?',
            'Little lines, one above the other: what do they look like?',
          ],
          method_answer: [
            {
              text: 'Lines at three, at five and at seven and a half stand one above the other like rungs.',
            },
            { text: 'The door frame belongs to the house, so they have to leave it behind.' },
          ],
        },
        {
          type: 'single_choice',
          text: '“… as if we were only going out for bread.” Why may the poet end with this line?',
          max_score: 1,
          options: [
            option(
              'The family has nothing left to eat.',
              'image_taken_for_fact',
              'Look at *as if*. Are they really going out for bread?',
            ),
            { text: 'A small daily habit makes us feel how large this goodbye is.' },
            option(
              'It tells us that they leave the key under the stone.',
              'structure_is_retelling',
              'That is what happens. Why does the poem **end** so lightly?',
            ),
            option(
              'It is a simile, and a good poem should always end with a simile.',
              'effect_is_feature_name',
              'What does the comparison make us feel?',
            ),
          ],
          answers: [2],
          hints: [
            'When do people leave a key under a stone?',
            'They act as on any other day. How does that make the reader feel?',
          ],
          method_answer: [
            { text: 'They do what they always did, but this time they will not come back.' },
            { text: 'That it is said so lightly makes it sadder.' },
          ],
        },
        {
          type: 'multiple_choice',
          text: 'Which lines show that the house still **holds** the family, although they are leaving? Choose all that do.',
          max_score: 2,
          options: [
            option(
              '“yesterday’s news”',
              'evidence_off_point',
              'This is the paper for the cups. It goes with them.',
            ),
            { text: '“On the door frame, in pencil, / I am three, I am five”' },
            { text: '“four small dents in the carpet / go on holding it up”' },
            option(
              '“My mother wraps the cups”',
              'evidence_off_point',
              'This shows that they are packing. What stays behind?',
            ),
          ],
          answers: [2, 3],
          hints: [
            'Look for traces that cannot be packed.',
            'What has the piano left? What has the child left?',
          ],
          method_answer: [
            { text: 'The dents of the piano and the pencil marks stay in the house.' },
          ],
        },
        {
          type: 'long_text',
          text: 'Choose one image from the poem, and explain how it makes the reader feel the sadness of leaving. Write two or three sentences.',
          max_score: 3,
          criteria: [
            {
              code: 'image',
              text: 'Names or quotes one image',
              marks: 1,
              evidence: [
                'The poet calls the marks on the door frame a ladder.',
                'Four small dents in the carpet go on holding it up.',
                'The rooms are saying our names back to us.',
                'We leave the key as if we were only going out for bread.',
              ],
            },
            {
              code: 'meaning',
              text: 'Explains what the image means',
              marks: 1,
              evidence: [
                'The marks show how the child has grown in the house.',
                'The dents show where the piano used to stand.',
                'The empty rooms echo.',
                'They pretend that it is a normal day.',
              ],
            },
            {
              code: 'effect',
              text: 'Says how it makes the reader feel the sadness of leaving',
              marks: 1,
              evidence: [
                'This is sad because they have to leave their memories behind.',
                'The reader feels that something is missing.',
                'We feel how much they will miss the house.',
                'It makes us sad because the childhood cannot be taken along.',
              ],
            },
          ],
          references: [
            'The poet calls the marks on the door frame a ladder. The marks show how the child has grown in the house. This is sad because they have to leave their memories behind.',
          ],
          hints: [
            'Pick the image that you remember best.',
            'Three steps: quote it, say what it means, say what it makes us feel.',
          ],
          method_answer: [
            { text: 'The poet calls the marks on the door frame a ladder.' },
            { text: 'The marks show how the child has grown in the house.' },
            { text: 'They cannot be taken along, so memories stay behind, and that is sad.' },
          ],
        },
      ],
      hints: [
        'Read it slowly. In every verse there is one thing that you could draw.',
        'For each image ask: what is it really, and why is it said in this way?',
        'Rooms, dents, headlines, pencil marks, a key: which of them can be packed, and which cannot?',
        'The poem never says *sad*. Look for what is empty, what is left, and what is done for the last time.',
      ],
    }),
  },
]
