import { inParts } from '#curriculum/mixed-bag/in-parts.ts'
import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const readingBetweenTheLinesPassages: readonly ContentQuestion[] = [
  {
    key: 'passage-new-goalkeeper',
    topics: ['reading-between-the-lines'],
    difficulty: 0,
    minutes: 9,
    statements: ['E4-R-10', 'E6-R-09', 'E6-R-16', 'E4-R-11'],
    question: inParts({
      text: `Read the story. Then answer the questions.

**The New Goalkeeper**

Jonah's hand went up before he had thought about it.

“Jonah?” said Mr Adeyemi. “You want to go in goal?”

Somebody behind him giggled. Jonah looked at his boots. They were his brother's, and two pairs of socks kept them on.

“Our keeper has broken her thumb,” said Mr Adeyemi, “and the match is in ten minutes. I do not see any other hands.”

So Jonah put on the gloves. They were still damp from Ella. Ella herself sat on the bench with her arm in a sling. She did not giggle. She pointed two fingers at her own eyes, and then at the ball.

The first shot went past him before he had moved. So did the second. The girl who had scored them jogged back to the middle, yawning. At half-time nobody on Jonah's team said anything to him, and that was louder than shouting.

Only Ella came over. “Everyone watches the foot,” she said. “Watch the hips. The foot tells lies. The hips cannot.”

In the second half, the yawning girl ran at him again. Her foot pointed left. The whole field leaned left. Jonah looked at her hips – and threw himself to the right.

The ball hit his chest so hard that he could not breathe. When he opened his eyes he was lying in the mud with both arms round it, as if it were a puppy.

They lost by two goals to one. But on the way home Jonah wore the gloves, and he did not take them off at tea.`,
      sub_questions: [
        {
          type: 'single_choice',
          text: 'Why does Jonah look at his boots after the giggle?',
          max_score: 1,
          options: [
            option(
              'He wants to see whether they are clean.',
              'literal_reading',
              'Somebody has just laughed. What might he feel?',
            ),
            { text: 'He feels embarrassed.' },
            option(
              'He is proud of them.',
              'guess_beyond_text',
              'They are his brother’s, and too big. Would he show them off?',
            ),
            option('He has lost something.', 'guess_beyond_text', 'Is there a clue for that?'),
          ],
          answers: [2],
          hints: ['What happened just before?', 'Where do people look when others laugh at them?'],
          method_answer: [
            { text: 'Somebody giggled at him, so he cannot look the others in the face.' },
          ],
        },
        {
          type: 'short_text',
          text: 'How many goals did the yawning girl’s team score in the whole match? Write a number.',
          max_score: 1,
          references: ['2', 'two'],
          not: ['1', '3', 'one', 'three'],
          hints: ['Look at the last paragraph.', 'Jonah’s team lost.'],
          method_answer: [{ text: 'They lost by two goals to one, so the others scored two.' }],
        },
        {
          type: 'single_choice',
          text: '“Nobody on Jonah’s team said anything to him, and that was louder than shouting.” What does this mean?',
          max_score: 1,
          options: [
            option(
              'The spectators were very loud.',
              'literal_reading',
              'What is louder than shouting here: a noise, or its absence?',
            ),
            option(
              'Jonah could not hear well.',
              'guess_beyond_text',
              'Nothing tells us so. Why did nobody speak?',
            ),
            option(
              'His team did not mind the goals, so nobody spoke.',
              'guess_beyond_text',
              'Would they not have talked to him then?',
            ),
            { text: 'The silence told him how cross they were.' },
          ],
          answers: [4],
          hints: [
            'How would you feel if nobody spoke to you after a mistake?',
            'The silence says something. What?',
          ],
          method_answer: [
            { text: 'They are disappointed, and their silence hurts him more than loud words.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'Which words show best that the girl who scored thinks the game is no trouble at all?',
          max_score: 1,
          options: [
            { text: '“jogged back to the middle, yawning”' },
            option(
              '“ran at him again”',
              'evidence_off_point',
              'This shows that she attacks. Does it show that she is bored?',
            ),
            option(
              '“Her foot pointed left.”',
              'evidence_off_point',
              'This shows how she tricks him.',
            ),
            option(
              '“went past him before he had moved”',
              'evidence_off_point',
              'This is about the ball and Jonah. Find words about the girl.',
            ),
          ],
          answers: [1],
          hints: [
            'What do people do when something is dull for them?',
            'Look at how she goes back after her goals.',
          ],
          method_answer: [{ text: 'A player who yawns in a match is not worried at all.' }],
        },
        {
          type: 'ordering',
          text: 'Put the events in order.',
          max_score: 2,
          items: [
            'Ella breaks her thumb.',
            'Jonah puts his hand up.',
            'Ella tells Jonah about the hips.',
            'Jonah catches the ball.',
          ],
          hints: [
            'Why does the team need a new keeper?',
            'What Mr Adeyemi tells has happened before the story begins.',
          ],
          method_answer: [
            {
              text: 'The thumb was broken before the story begins. Ella gives her advice at half-time.',
            },
          ],
        },
        {
          type: 'long_text',
          text: 'How does Jonah feel at the end, although his team lost? Use a clue from the last paragraph.',
          max_score: 2,
          criteria: [
            {
              code: 'feeling',
              text: 'Says that he is proud or happy',
              marks: 1,
              evidence: [
                'Jonah feels proud.',
                'He is happy with himself.',
                'He is pleased about his save.',
              ],
              not: ['Jonah feels sad.', 'He is ashamed.'],
            },
            {
              code: 'clue',
              text: 'Gives the clue that he kept the gloves on',
              marks: 1,
              evidence: [
                'He did not take the gloves off at tea.',
                'He wore the gloves on the way home.',
                'He kept the gloves on.',
              ],
            },
          ],
          references: ['Jonah feels proud. He did not take the gloves off at tea.'],
          hints: [
            'What does he wear on the way home?',
            'Why would somebody not want to take something off?',
          ],
          method_answer: [
            { text: 'Jonah feels proud of his save.' },
            { text: 'He wears the gloves all the way home, and even at tea.' },
          ],
        },
      ],
      hints: [
        'Read the story as if you stood in Jonah’s boots.',
        'A feeling is often not named. Look at what people do, and at what they do not do.',
        'Ask at each turn: what has just happened, and how would I feel?',
        'When you have found a feeling, look for the words that prove it, and put *because* in between.',
      ],
    }),
  },
  {
    key: 'passage-island-diary',
    topics: ['reading-between-the-lines'],
    difficulty: 0.3,
    minutes: 9,
    statements: ['E4-R-10', 'E6-R-09', 'E6-R-10', 'E4-R-11', 'E6-R-16'],
    question: inParts({
      text: `Read the diary. Then answer the questions.

**Saturday**
We have arrived. Mum is the new captain of the ferry, so she will cross the water eight times a day, and I shall cross it never. I have counted everything. One road. One shop. One red telephone box with books in it. Eleven children in the school, and I am to be the twelfth. It has not stopped raining. I have not unpacked.

**Sunday**
Still raining. Mum says that the island will grow on me. Like mould, I said. She laughed, and then she went to the window and stayed there for a while with her back to me. I unpacked one box.

**Tuesday**
School. There is one classroom, and everyone turned round. A boy called Magnus pushed half of his bench free with his elbow and went on drawing. He was drawing a seal with a hat. “It needs glasses,” I said. He gave me the pencil.

**Wednesday**
Sun! You can see all the way to the mainland. I looked for our old street and could not find it. Magnus showed me where the seals lie. You must not talk, or they slide into the water. We did not talk for an hour. It was the best talk that I have had for weeks.

**Friday**
Mum came home with wet hair and cold hands. I had made soup. She looked at the shelf where my books are, all of them, in the order of their colours. She did not say anything about it. She only ate two bowls and asked what was for supper tomorrow.

P.S. The twelfth seal has a hat too.`,
      sub_questions: [
        {
          type: 'single_choice',
          text: 'On Saturday the writer says: “I have not unpacked.” What does this tell us?',
          max_score: 1,
          options: [
            option(
              'She has lost the key of her box.',
              'guess_beyond_text',
              'There is no clue for that. What would unpacking mean to her?',
            ),
            option(
              'There is no room in the house.',
              'guess_beyond_text',
              'Later she does unpack. What has changed by then?',
            ),
            { text: 'She does not want to stay.' },
            option(
              'She was too busy on that day.',
              'literal_reading',
              'She had time to count everything. Look at the rest of the entry.',
            ),
          ],
          answers: [3],
          hints: [
            'How does she describe the island on that day?',
            'People who unpack are going to stay.',
          ],
          method_answer: [
            {
              text: 'She counts how little there is, and leaves her things in boxes: she wishes to leave.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: 'After the joke about mould, Mum stands at the window “with her back to me”. Why?',
          max_score: 1,
          options: [
            { text: 'She is sad or worried and does not want to show it.' },
            option(
              'She wants to see whether it still rains.',
              'literal_reading',
              'It is raining, that is true. But why does she turn her back?',
            ),
            option(
              'She is angry about the joke and will not talk any more.',
              'guess_beyond_text',
              'She had laughed. What may she feel behind the laugh?',
            ),
            option(
              'She is looking for the ferry.',
              'guess_beyond_text',
              'It is possible, but which clue points to a feeling?',
            ),
          ],
          answers: [1],
          hints: ['She laughed first. What did she do then?', 'Why would one hide one’s face?'],
          method_answer: [
            { text: 'She laughs, but then she hides her face: the joke has touched a worry.' },
          ],
        },
        {
          type: 'short_text',
          text: 'Who is the first person to be kind to the writer at school?',
          max_score: 1,
          references: ['Magnus', 'a boy called Magnus'],
          not: ['Mum', 'the teacher'],
          hints: ['Look at Tuesday.', 'Who makes room on a bench?'],
          method_answer: [{ text: 'Magnus makes room for her and gives her the pencil.' }],
        },
        {
          type: 'single_choice',
          text: '“We did not talk for an hour. It was the best talk that I have had for weeks.” How can that be?',
          max_score: 1,
          options: [
            option(
              'She has made a mistake in her diary.',
              'literal_reading',
              'It sounds odd on purpose. What can happen between two people who are silent?',
            ),
            { text: 'They understood each other without words.' },
            option(
              'The seals were talking.',
              'literal_reading',
              'Seals do make sounds. But with whom did she feel at ease?',
            ),
            option(
              'She does not like to talk to anybody.',
              'guess_beyond_text',
              'She spoke to Magnus on Tuesday. Think about what the hour was like.',
            ),
          ],
          answers: [2],
          hints: [
            '*Talk* has an unusual meaning here.',
            'How does it feel to be silent with a friend?',
          ],
          method_answer: [
            { text: 'She felt close to Magnus, as after a good talk, though no word was said.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'Which words prove best that the writer has begun to feel at home?',
          max_score: 1,
          options: [
            option(
              '“One red telephone box with books in it.”',
              'evidence_off_point',
              'This is from the first day, when she only counts.',
            ),
            option(
              '“Mum came home with wet hair and cold hands.”',
              'evidence_off_point',
              'This is about Mum and the weather.',
            ),
            option(
              '“You can see all the way to the mainland.”',
              'evidence_off_point',
              'She looks for her **old** street there. What has she done in the new house?',
            ),
            { text: '“the shelf where my books are, all of them”' },
          ],
          answers: [4],
          hints: ['Think back to Saturday and the boxes.', 'What has been unpacked by Friday?'],
          method_answer: [
            { text: 'On Saturday nothing was unpacked, and now all the books stand on a shelf.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'What will she most likely do in the coming weeks?',
          max_score: 1,
          options: [
            option(
              'take the ferry back and live alone in her old home',
              'prediction_ignores_text',
              'Look at the soup and the shelf. Is she leaving?',
            ),
            option(
              'win a prize for a book about seals',
              'prediction_ignores_text',
              'It would be nice, but has the diary prepared it?',
            ),
            { text: 'spend time with Magnus and make drawings' },
            option(
              'ask Mum to give up the ferry',
              'prediction_ignores_text',
              'What does she do for Mum on Friday?',
            ),
          ],
          answers: [3],
          hints: ['What has the diary prepared?', 'Read the P.S. once more. What is it about?'],
          method_answer: [
            { text: 'The friendship and the drawing have begun, and the P.S. goes on with them.' },
          ],
        },
      ],
      hints: [
        'A diary shows how somebody changes. Compare the first day with the last.',
        'Look at the small things: boxes, a pencil, soup, a shelf.',
        'On Saturday nothing is unpacked, on Sunday one box. What about Friday?',
        'When somebody turns away or says nothing, ask what they would rather not show.',
      ],
    }),
  },
]
