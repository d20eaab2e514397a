import { inParts } from '#curriculum/mixed-bag/in-parts.ts'
import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const gettingLost: readonly ContentQuestion[] = [
  {
    key: 'passage-getting-lost',
    topics: ['language-and-structure'],
    difficulty: 1,
    minutes: 12,
    statements: ['EK3-R-07', 'EK3-R-09', 'EK3-R-10', 'E6-R-12', 'E6-R-13'],
    question: inParts({
      text: `Read this essay. Then answer the questions.

**In Defence of Getting Lost**

Nobody gets lost any more. A small, patient voice in the pocket tells us to turn left in three hundred metres, and we turn left; it tells us that we have arrived, and we believe it. We have been delivered, like parcels. What we passed on the way, we could not say.

I do not wish to be ungrateful. The voice has brought doctors to the right door at midnight, and it has ended, I suspect, more quarrels in cars than any treaty. Those who have once stood in the rain at a crossroads, with a map that was coming apart at the folds, will not sigh for the old days. And yet something has gone missing on all these excellent routes, and I believe that it is worth looking for.

Consider what happens to us when we are lost. First comes alarm; then, since alarm is tiring, attention. We look up. The church that we would have passed without a glance becomes a lighthouse. A row of shops, a bend in a river, the side of a tree on which the moss grows thickest: the whole neighbourhood, which a moment ago was mere scenery, begins to speak, and for once we listen as if it mattered. We ask a stranger. We are told, at length and incorrectly, the way; and we are told besides about the stranger's knee, the price of plums, and the summer when the bridge was closed.

Is this inefficient? Of course it is. So are conversations, gardens, and most of the things that we remember when we are old. The shortest line between two points has only one fault, which is that there is nothing on it.

I would not throw the voice into the river. But once a month, on a dry afternoon, I switch it off and walk until I no longer know the names of the streets. I recommend it. You may be late. You may, on the other hand, arrive.`,
      sub_questions: [
        {
          type: 'single_choice',
          text: '“We have been delivered, like parcels.” What does this simile say about us?',
          max_score: 1,
          options: [
            option(
              'We travel quickly and cheaply.',
              'image_taken_for_fact',
              'Think of a parcel on its way. What does it see?',
            ),
            option(
              'We send too many parcels.',
              'image_taken_for_fact',
              'Parcels are the image. Who is compared with them?',
            ),
            { text: 'We arrive having chosen and noticed nothing.' },
            option(
              'It is a simile, as it compares with the word *like*.',
              'effect_is_feature_name',
              'That names it. What do parcels and we have in common?',
            ),
          ],
          answers: [3],
          hints: [
            'What does a parcel do on its journey? What does it see?',
            'Read the sentence after it.',
          ],
          method_answer: [
            {
              text: 'A parcel is carried, sees nothing, and chooses nothing. The next sentence says the same of us.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: 'In the **second** paragraph the writer praises the voice. Why, if the essay argues for getting lost?',
          max_score: 1,
          options: [
            {
              text: 'A writer who is fair to the other side is listened to.',
            },
            option(
              'The writer has not decided yet which of the two is better.',
              'literal_reading',
              'Look at the title, and at the last sentence of the paragraph.',
            ),
            option(
              'The writer tells of doctors and quarrels.',
              'structure_is_retelling',
              'That is what stands there. What does it do for the argument?',
            ),
            option(
              'The essay is an advertisement.',
              'audience_by_topic',
              'Does it want you to buy anything?',
            ),
          ],
          answers: [1],
          hints: [
            'Who would trust a writer who sees only one side?',
            'Look at how the last sentence of that paragraph begins.',
          ],
          method_answer: [
            {
              text: 'To grant a point to the other side wins our trust. Then *And yet* turns the argument round.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: '“The church that we would have passed without a glance becomes a lighthouse.” Which kind of image is this, and what does it mean?',
          max_score: 1,
          options: [
            option(
              'a simile: the church is as tall as a lighthouse',
              'imagery_mixed',
              'Is there a *like* or an *as*? And is it about height?',
            ),
            option(
              'personification: the church shows us the way by speaking',
              'imagery_mixed',
              'A lighthouse is a thing. Does the church act like a person here?',
            ),
            option(
              'no image: the church was rebuilt',
              'image_taken_for_fact',
              'Does a church really turn into a lighthouse when we are lost?',
            ),
            { text: 'a metaphor: it becomes a sign by which we find our way' },
          ],
          answers: [4],
          hints: [
            'What is a lighthouse for?',
            'The church is said to **become** something else, without *like*.',
          ],
          method_answer: [
            {
              text: 'The church is said to become another thing: a metaphor. Like a lighthouse it guides people who are lost.',
            },
          ],
        },
        {
          type: 'short_text',
          text: 'According to the third paragraph, one feeling comes first when we are lost, and soon gives way to attention. Which? Copy one word.',
          max_score: 1,
          references: ['alarm'],
          not: ['attention', 'tiring', 'joy'],
          hints: [
            'Look at the second sentence of that paragraph.',
            'Two nouns are named, one after *First comes*, one after *then*.',
          ],
          method_answer: [{ text: '“First comes alarm; then, since alarm is tiring, attention.”' }],
        },
        {
          type: 'single_choice',
          text: '“Is this inefficient? Of course it is.” What does this question and answer do?',
          max_score: 1,
          options: [
            option(
              'The writer wants to hear our opinion.',
              'rhetorical_question_asks',
              'Who answers the question, and how quickly?',
            ),
            {
              text: 'It says what we may object, agrees, and turns it round.',
            },
            option(
              'It shows that the writer has lost the argument and gives up.',
              'literal_reading',
              'Read on: which other things are inefficient?',
            ),
            option(
              'It makes the paragraph shorter.',
              'effect_is_feature_name',
              'What would you have said at this point, if the writer had not?',
            ),
          ],
          answers: [2],
          hints: [
            'What might a busy reader say against all this?',
            'Look at the things to which *So are …* leads.',
          ],
          method_answer: [
            {
              text: 'The writer takes up our objection, grants it, and turns it: the best things are inefficient.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: 'The essay ends: “You may be late. You may, on the other hand, arrive.” What does *arrive* mean here?',
          max_score: 1,
          options: [
            option(
              'to reach the address on time',
              'literal_reading',
              'You may be late, the writer says. So what else can it be?',
            ),
            option(
              'to hear the voice say that you have arrived',
              'nearby_words_copied',
              'That is in the first paragraph. Is the voice switched on now?',
            ),
            { text: 'to be truly present, and awake to where you are' },
            option(
              'to become famous',
              'guess_beyond_text',
              'The word can mean that. Is the essay about fame?',
            ),
          ],
          answers: [3],
          hints: [
            'Compare it with *arrived* in the first paragraph.',
            'People who are delivered like parcels have not really come. Who has?',
          ],
          method_answer: [
            { text: 'In paragraph 1 we *arrive* without having seen anything.' },
            {
              text: 'Anyone who gets lost looks and listens, and so is really there: the word has a new, fuller meaning.',
            },
          ],
        },
        {
          type: 'long_text',
          text: 'How does the writer use **structure** to persuade the reader? Write about two choices: for example the order of the paragraphs, the length of sentences, a question, or the ending.',
          max_score: 4,
          criteria: [
            {
              code: 'first',
              text: 'Names one choice of structure',
              marks: 1,
              evidence: [
                'In the second paragraph the writer first agrees with the other side.',
                'The writer asks a question and answers it.',
                'The essay begins with a short statement.',
                'The essay begins with a short sentence.',
              ],
            },
            {
              code: 'first_effect',
              text: 'Says what that choice does to the reader',
              marks: 1,
              evidence: [
                'This makes the writer sound fair, so the reader trusts what is said.',
                'This makes the writer sound fair and reasonable.',
                'This answers what the reader may object.',
                'This surprises the reader.',
              ],
            },
            {
              code: 'second',
              text: 'Names another choice of structure',
              marks: 1,
              evidence: [
                'The essay ends with two short sentences.',
                'The last word takes up a word of the first paragraph.',
                'The ending repeats the word arrive from the beginning.',
              ],
            },
            {
              code: 'second_effect',
              text: 'Says what that choice does to the reader',
              marks: 1,
              evidence: [
                'They make the reader stop and think about what it means to arrive.',
                'The reader sees the word in a new way.',
                'It closes the circle and stays in the mind.',
              ],
            },
          ],
          references: [
            'In the second paragraph the writer first agrees with the other side. This makes the writer sound fair and reasonable. The essay ends with two short sentences. They make the reader stop and think about what it means to arrive.',
          ],
          hints: [
            'For each choice: name it, and say what it does to the reader.',
            'Begin: In the second paragraph the writer … This makes … The essay ends …',
          ],
          method_answer: [
            {
              text: 'In the second paragraph the writer first agrees with the other side, and so sounds fair.',
            },
            {
              text: 'The essay ends with two short sentences. They make us stop, and see *arrive* in a new way.',
            },
          ],
        },
      ],
      hints: [
        'An essay leads one thought to its end. Say in a few words what each paragraph adds to it.',
        'Paragraph 1: what has changed. 2: what is good about it. What do 3, 4 and 5 add?',
        'Watch the joints: *And yet*, *Consider*, *Is this …?*, *But*. Each of them turns the argument.',
        'Put the first paragraph and the last side by side. Which word comes back, and what has happened to it?',
      ],
    }),
  },
]
