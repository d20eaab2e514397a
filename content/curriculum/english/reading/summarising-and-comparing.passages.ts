import { inParts } from '#curriculum/mixed-bag/in-parts.ts'
import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const summarisingAndComparingPassages: readonly ContentQuestion[] = [
  {
    key: 'passage-school-at-ten',
    topics: ['summarising-and-comparing'],
    difficulty: 0.3,
    minutes: 10,
    statements: ['E6-R-11', 'E4-R-12', 'E6-R-05', 'EK3-R-14'],
    question: inParts({
      text: `Two pupils wrote to the school newspaper. Read both letters. Then answer the questions.

**A. Let us sleep!**

Every morning at ten to nine, I look round my class, and what do I see? Heads on desks. Yawns. One boy once fell asleep in the middle of the register, between the *Caven* and the *dish* of his own name.

Scientists have found that the body clock of teenagers runs late: we grow tired later in the evening, and wake up later in the morning. So why do we begin when our brains are still in bed? If school began at ten, we would learn more in less time. Our teachers could finish their tea. And nobody would have to cycle in the dark in December.

Let us try it for one term. What have we got to lose, except our yawns?

*Leila, Year 9*

**B. Ten is too late**

I read Leila's letter with my eyes wide open, since I had been up at six.

My father drives a bus. He leaves the house at seven, and he takes my little brother to nursery on his way. If I began at ten, who would see me off? Many families are in the same boat. Parents cannot begin work at ten because we would like to.

And what about the other end of the day? If we begin an hour later, we finish an hour later. Football, choir and the walk home would then take place in the dark.

I agree with Leila about one thing: too many of us are tired. But there is a remedy that costs nothing and troubles nobody. It is called going to bed.

*Samuel, Year 9*`,
      sub_questions: [
        {
          type: 'single_choice',
          text: 'Which sentence sums up letter A best?',
          max_score: 1,
          options: [
            option(
              'A boy fell asleep during the register.',
              'detail_for_main_idea',
              'This is one amusing detail. What does Leila want?',
            ),
            { text: 'School should begin at ten, as teenagers wake up later.' },
            option(
              'Sleep is important.',
              'summary_too_wide',
              'That is true, but what does Leila want to change?',
            ),
            option(
              'Teachers should have time to finish their tea before lessons.',
              'detail_for_main_idea',
              'This is one of her smaller reasons.',
            ),
          ],
          answers: [2],
          hints: [
            'What does Leila want, and what is her main reason?',
            'A good summary has both of them.',
          ],
          method_answer: [
            {
              text: 'She wants a later start, and her main reason is the body clock of teenagers.',
            },
          ],
        },
        {
          type: 'multiple_choice',
          text: 'Which **two** reasons does Samuel give against a later start?',
          max_score: 2,
          options: [
            option(
              'Scientists have made a mistake.',
              'guess_beyond_text',
              'Does Samuel say anything about the scientists?',
            ),
            option(
              'Teachers would have less time.',
              'comparison_of_one_text',
              'Teachers are in one of the letters only. In which?',
            ),
            { text: 'Parents have to be at work before that.' },
            { text: 'Afternoons would end in the dark.' },
          ],
          answers: [3, 4],
          hints: [
            'Each of his paragraphs in the middle gives one reason.',
            'One is about the morning, one about *the other end of the day*.',
          ],
          method_answer: [
            { text: 'His father leaves at seven, and football would take place in the dark.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'On what do the two writers **agree**?',
          max_score: 1,
          options: [
            option(
              'School should begin later.',
              'comparison_of_one_text',
              'Only one of them wants this.',
            ),
            option(
              'Parents could begin work later.',
              'comparison_of_one_text',
              'Samuel says that they cannot, and Leila does not speak of them.',
            ),
            { text: 'Many pupils are tired.' },
            option(
              'Teenagers go to bed too late because of football.',
              'guess_beyond_text',
              'Football is named in one letter only. What is said of it?',
            ),
          ],
          answers: [3],
          hints: [
            'Look for the words *I agree*.',
            'For what you choose, find a line in A and a line in B.',
          ],
          method_answer: [
            { text: 'Leila sees yawns, and Samuel says: “too many of us are tired”.' },
          ],
        },
        {
          type: 'matching',
          text: 'Both writers mention the dark. What does it stand for in each letter?',
          max_score: 2,
          left: ['the dark in letter A', 'the dark in letter B'],
          right: [
            'a reason against a later start',
            'a reason for going to bed early',
            'a reason for a later start',
          ],
          pairs: [3, 1],
          hints: [
            'Look at which part of the day is meant.',
            'In A it is the ride **to** school. In B it is the way home.',
          ],
          method_answer: [
            {
              text: 'With a later start the ride in the morning would be in the light: a reason for it.',
            },
            { text: 'But the way home would be in the dark: a reason against it.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'How do the **endings** of the two letters differ?',
          max_score: 1,
          options: [
            {
              text: 'A ends with a question, B with a joke.',
            },
            option(
              'A ends with facts, B with a question.',
              'comparison_of_one_text',
              'Look for the question mark in the last lines.',
            ),
            option(
              'Both end with a joke about sleeping too long.',
              'comparison_of_one_text',
              'Both are funny. But which one asks something of the reader?',
            ),
            option(
              'Both end by thanking the reader.',
              'guess_beyond_text',
              'Is there a word of thanks in either of them?',
            ),
          ],
          answers: [1],
          hints: [
            'Read only the last two lines of each.',
            'Which of them asks, and which of them tells?',
          ],
          method_answer: [
            {
              text: '“What have we got to lose?” asks us. “It is called going to bed” teases Leila.',
            },
          ],
        },
        {
          type: 'long_text',
          text: 'Which letter do you find more convincing? Give one reason from that letter.',
          max_score: 2,
          criteria: [
            {
              code: 'choice',
              text: 'Says which letter is more convincing',
              marks: 1,
              evidence: [
                'I find letter A more convincing.',
                'I find letter B more convincing.',
                'Leila is more convincing.',
                'Samuel is more convincing.',
              ],
            },
            {
              code: 'reason',
              text: 'Gives a reason that stands in that letter',
              marks: 1,
              evidence: [
                'Parents cannot begin work at ten.',
                'The walk home would be in the dark.',
                'Scientists have found that the body clock of teenagers runs late.',
                'We would learn more in less time.',
              ],
            },
          ],
          references: ['I find letter B more convincing. Parents cannot begin work at ten.'],
          hints: [
            'Both choices are good, if you have a reason.',
            'Begin: I find letter … more convincing, because it says that …',
          ],
          method_answer: [
            { text: 'Name the letter, and then give a reason that stands in it.' },
            {
              text: 'For example: I find letter B more convincing. Parents cannot begin work at ten.',
            },
          ],
        },
      ],
      hints: [
        'Read each letter for itself first. What does its writer want?',
        'Sum up each paragraph in three or four words at its side.',
        'To compare, take one point, such as the dark, and look it up in both letters.',
        'What they share must be in A **and** in B. Put one finger on each.',
      ],
    }),
  },
  {
    key: 'passage-two-tales',
    topics: ['summarising-and-comparing'],
    difficulty: 0.5,
    minutes: 10,
    statements: ['E6-R-04', 'E4-R-04', 'E6-R-05', 'EK3-R-14', 'E6-R-11'],
    question: inParts({
      text: `Read the two tales. Then answer the questions.

**A. The Well at the Crossroads**

A rich farmer owned the only well at the crossroads. He built a wall round it, and a gate, and asked a coin for every jug. The travellers paid, grumbled, and went by another road as soon as they could find one. In the third summer nobody came. The farmer sat beside his full well and counted his coins, and when he had counted them he counted them again, since there was nobody to talk to.

One evening a girl with a thin goat knocked at the gate. She had no coin. “I have only a story,” she said. The farmer was so hungry for a voice that he let her in, and the goat drank, and the story lasted until the stars were out.

In the morning he took the gate off its hinges. By autumn there was a market at the crossroads, and a bench, and on the bench sat the farmer, poorer by many coins, and richer than he had ever been.

**B. Umbrella Weather**

Mrs Okafor had owned the red umbrella for thirty years, and she lent it to nobody. It hung inside her shop door beside a card: *Not for lending.*

On the wettest day of the year, a boy in a school blazer stood under her awning and shook. She looked at him. She looked at the umbrella. “Bring it back by five,” she heard herself say.

Five o'clock passed, and six. She took the card down, tore it up, and was about to write a harder one, when the bell rang. There stood the boy, dry, with his mother and two aunts and a grandfather. “We thought that we had better carry it together,” said his mother, “in case of wind.” They bought bread, and cheese, and stayed for an hour.

The red umbrella still hangs inside the shop door. There is a new card beside it. *Please take me*, it says. *I like to see the world.*`,
      sub_questions: [
        {
          type: 'single_choice',
          text: 'Which is the best summary of tale A?',
          max_score: 1,
          options: [
            option(
              'A girl with a goat tells a long story.',
              'detail_for_main_idea',
              'This is the turning point. What was before it, and what came after?',
            ),
            option(
              'A farmer builds a wall and a gate.',
              'detail_for_main_idea',
              'This is how it begins. How does it go on?',
            ),
            option(
              'People need water.',
              'summary_too_wide',
              'True of many tales. What happens to this farmer?',
            ),
            { text: 'A farmer who sells his water is left alone, until he opens his gate to all.' },
          ],
          answers: [4],
          hints: [
            'A summary has a beginning, a turn and an end.',
            'How is the farmer at first, and how is he at last?',
          ],
          method_answer: [
            { text: 'At first he sells and is alone. At last he opens the gate and has company.' },
          ],
        },
        {
          type: 'ordering',
          text: 'Put the events of tale B in order.',
          max_score: 3,
          items: [
            'Mrs Okafor lends her umbrella for the first time.',
            'She tears up the old card.',
            'A whole family brings the umbrella back.',
            'She writes a new card.',
          ],
          hints: [
            'What happens at five o’clock, and what after six?',
            'The bell rings when the old card is already gone.',
          ],
          method_answer: [
            {
              text: 'She lends it, waits, tears up the card, the family comes, and then there is a new card.',
            },
          ],
        },
        {
          type: 'multiple_choice',
          text: 'What do **both** tales have? Choose all that are true.',
          max_score: 2,
          options: [
            { text: 'a child who brings about a change' },
            option(
              'an owner who is paid for what is used',
              'comparison_of_one_text',
              'Who asks for coins? Is it so in both?',
            ),
            option(
              'a child who tells a story',
              'comparison_of_one_text',
              'Look for a story in B. Does the boy tell one?',
            ),
            { text: 'a grown-up who keeps something for themselves' },
          ],
          answers: [1, 4],
          hints: [
            'For each one, find a line in A and a line in B.',
            'Compare the owners, the children, the money and the endings.',
          ],
          method_answer: [
            { text: 'The farmer keeps the well, and Mrs Okafor keeps the umbrella.' },
            {
              text: 'A girl brings the change in one, and a boy in the other. Coins and a story are in A only.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: 'Which **theme** do the two tales share?',
          max_score: 1,
          options: [
            option(
              'lending umbrellas',
              'theme_is_plot',
              'This is a thing of one tale. A theme has no names and no things.',
            ),
            option(
              'Children are always honest.',
              'guess_beyond_text',
              'Both children are. But is this what the tales are about?',
            ),
            { text: 'People who share what they have gain more than they give.' },
            option(
              'Bad weather brings people together who did not talk before.',
              'comparison_of_one_text',
              'There is rain in B. What about A?',
            ),
          ],
          answers: [3],
          hints: [
            'What do both owners learn?',
            'What have they less of in the end, and what have they more of?',
          ],
          method_answer: [{ text: 'Both give something up, and both win company and joy.' }],
        },
        {
          type: 'single_choice',
          text: 'How do the tales **differ**?',
          max_score: 1,
          options: [
            { text: 'A is set long ago, B in a street like ours.' },
            option(
              'A has a happy ending and B has not.',
              'comparison_of_one_text',
              'Read the last paragraph of B again.',
            ),
            option(
              'A is told by the farmer and B by Mrs Okafor.',
              'speaker_is_poet',
              'Look for *I*. Does either of them tell it?',
            ),
            option(
              'In A the owner changes and in B she does not.',
              'comparison_of_one_text',
              'Compare the two cards in B.',
            ),
          ],
          answers: [1],
          hints: [
            'Look at places and things: crossroads, coins, blazer, shop.',
            'Which of the two could happen in your own street?',
          ],
          method_answer: [
            {
              text: 'A crossroads, a well and coins belong to an old tale. A blazer and a shop belong to our days.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: 'The farmer is called “poorer by many coins, and richer than he had ever been”. Which words of tale B show a like change in Mrs Okafor?',
          max_score: 1,
          options: [
            option(
              '“Bring it back by five”',
              'evidence_off_point',
              'Here she still worries about her umbrella.',
            ),
            { text: '“Please take me”' },
            option('“Not for lending.”', 'evidence_off_point', 'This is how she was **before**.'),
            option(
              '“in case of wind”',
              'evidence_off_point',
              'The mother says this. Look for Mrs Okafor’s own words at the end.',
            ),
          ],
          answers: [2],
          hints: ['The change shows at the end of the tale.', 'Who wrote the cards?'],
          method_answer: [
            { text: 'The new card gives the umbrella to all, and it sounds cheerful.' },
          ],
        },
      ],
      hints: [
        'Read the first tale, and say in one sentence what happens. Then the second.',
        'Make two columns: who, where, what is kept, who comes, what changes.',
        'What is in both columns, they share. What is in one only, is a difference.',
        'For the theme, leave out the well and the umbrella. What is left of both tales?',
      ],
    }),
  },
]
