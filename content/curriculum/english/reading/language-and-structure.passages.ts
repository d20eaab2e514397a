import { inParts } from '#curriculum/mixed-bag/in-parts.ts'
import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const languageAndStructurePassages: readonly ContentQuestion[] = [
  {
    key: 'passage-the-lamp',
    topics: ['language-and-structure'],
    difficulty: 0.3,
    minutes: 10,
    statements: ['E6-R-13', 'EK3-R-09', 'E6-R-12', 'EK3-R-10', 'EK3-R-12', 'EK3-G-06'],
    question: inParts({
      text: `Read the opening of a story. Then answer the questions.

**The Lamp**

There were two hundred and four steps, and Ines knew every one of them. She knew the ninth, which rocked. She knew the long curve by the window, where the wind put its mouth to a crack in the glass and sang. Tonight it was not singing. Tonight it howled.

She climbed with the oil can in both hands. Below her the sea threw itself against the tower, drew back, and threw itself again, like something that had lost its way home and would not be told. With each blow the steps shook. The little flame in her storm lantern lay down flat, stood up, lay down.

“Keep it lit,” her father had said. That was all he had said, before they took him across the bay in the doctor's boat, grey as a sheet, on the last calm evening. That had been on Tuesday. She had been keeping it lit for three nights. She was fourteen years old.

One hundred and ninety. Two hundred. Two hundred and four.

The lamp room was a glass drum, and the storm was the drummer. Ines put down her can. She trimmed the wick with the small brass scissors, as she had seen it done a thousand times; she filled, she wiped, she waited. The flame sulked. Then it took a breath, and grew, and threw its long white arm out over the water.

She looked along it, as one looks along a pointing finger. There was nothing. Rain. Black hills that rose and broke and were replaced by other hills. Nothing.

Then, far out, so small that she thought it was a speck on the glass and reached out to wipe it away – a light.

It blinked. It went under. It came up again.

Somebody was coming home.`,
      sub_questions: [
        {
          type: 'single_choice',
          text: '“The lamp room was a glass drum, and the storm was the drummer.” What does this image make us feel?',
          max_score: 1,
          options: [
            option(
              'It is a metaphor, because it does not use *like*.',
              'effect_is_feature_name',
              'That names it. What do we hear and feel?',
            ),
            { text: 'We hear the pounding, and fear for the glass.' },
            option(
              'There is music in the lighthouse, so it is cheerful.',
              'image_taken_for_fact',
              'Is anybody playing? What is the storm doing to the glass?',
            ),
            option(
              'Ines plays the drums in her free time.',
              'image_taken_for_fact',
              'Who is the drummer in this image?',
            ),
          ],
          answers: [2],
          hints: [
            'What happens to the skin of a drum?',
            'Ines is inside. What does she hear, and what is between her and the storm?',
          ],
          method_answer: [
            {
              text: 'A drum is hollow and is beaten. So we hear the blows from within, and fear for the glass.',
            },
          ],
        },
        {
          type: 'matching',
          text: 'Name each image.',
          max_score: 3,
          left: [
            '“the wind put its mouth to a crack in the glass and sang”',
            '“grey as a sheet”',
            '“Black hills that rose and broke”, for the waves',
          ],
          right: ['metaphor', 'personification', 'simile'],
          pairs: [2, 3, 1],
          hints: [
            'Look for *as* or *like* first.',
            'Which one sings, as a person does? Which one calls something by the name of another thing?',
          ],
          method_answer: [
            { text: 'The wind sings like a person: personification. *As* compares: simile.' },
            { text: 'The waves are called hills: metaphor.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'The writer tells us only in the third paragraph why Ines is alone. What is the effect of this order?',
          max_score: 1,
          options: [
            option(
              'The father was taken away by the doctor’s boat.',
              'structure_is_retelling',
              'This is what happened. Why are we told only **then**?',
            ),
            option(
              'It shows that the father is not important to her, or to the story.',
              'guess_beyond_text',
              'He asked her to keep it lit. Is that not important?',
            ),
            {
              text: 'We wonder first; then we see how much she carries alone.',
            },
            option(
              'It makes the text longer.',
              'effect_is_feature_name',
              'How does it change what we feel as we read on?',
            ),
          ],
          answers: [3],
          hints: [
            'Which questions did you have after the first two paragraphs?',
            'What do you feel for Ines when you learn her age?',
          ],
          method_answer: [
            {
              text: 'At first we see only a girl on the steps and ask why. The answer makes her task heavier.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: 'Three very short sentences follow the first sight of the light: “It blinked. It went under. It came up again.” Why?',
          max_score: 1,
          options: [
            {
              text: 'They copy the light, and make us wait like Ines.',
            },
            option(
              'The writer was in a hurry to finish.',
              'effect_is_feature_name',
              'They are short on purpose. Read them aloud, with the full stops.',
            ),
            option(
              'They are simple sentences.',
              'effect_is_feature_name',
              'That names them. What do they do here?',
            ),
            option(
              'They show that the boat is coming home very fast.',
              'guess_beyond_text',
              'Is anything said about its speed?',
            ),
          ],
          answers: [1],
          hints: [
            'What do you do at each full stop?',
            'There, gone, there: how does Ines feel at *It went under*?',
          ],
          method_answer: [
            {
              text: 'Each full stop is a gap in which the light may be lost. So we wait as she does.',
            },
          ],
        },
        {
          type: 'multiple_choice',
          text: 'How does the writer build up Ines as a **careful and brave** person? Choose all that show it.',
          max_score: 2,
          options: [
            option(
              'The window has a crack.',
              'evidence_off_point',
              'This is about the tower. Look for what she does.',
            ),
            { text: 'She has kept the lamp lit for three nights.' },
            option(
              'The sea throws itself against the tower.',
              'evidence_off_point',
              'This shows the danger. What does **she** do?',
            ),
            { text: 'She trims, fills and wipes, just as she has seen it done.' },
          ],
          answers: [2, 4],
          hints: [
            'We get to know people by what they do.',
            'Look for verbs that have Ines as their subject.',
          ],
          method_answer: [
            {
              text: 'She keeps on for three nights alone, and she does each step of the work with care.',
            },
          ],
        },
        {
          type: 'long_text',
          text: 'The last line is: “Somebody was coming home.” How does it make the reader feel, and why? Write two sentences.',
          max_score: 2,
          criteria: [
            {
              code: 'feeling',
              text: 'Says what the reader feels: hope, relief, or suspense',
              marks: 1,
              evidence: [
                'The reader feels hope.',
                'We feel relieved.',
                'It makes us hopeful.',
                'It makes the reader curious who it is.',
              ],
            },
            {
              code: 'reason',
              text: 'Gives a reason: it may be her father, or the light has been of use, or we do not know whether the boat will arrive',
              marks: 1,
              evidence: [
                'It could be her father in the boat.',
                'Her light has helped somebody.',
                'We do not know whether they will arrive.',
                'We do not know who it is.',
              ],
            },
          ],
          references: ['The reader feels hope. It could be her father in the boat.'],
          hints: ['Who might it be? Think of Tuesday.', 'Begin: The reader feels …, because …'],
          method_answer: [
            { text: 'The reader feels hope, since her work has not been for nothing.' },
            { text: 'It could be her father, and we want to read on to find out.' },
          ],
        },
      ],
      hints: [
        'Read it once for the story, and once more for **how** it is told.',
        'For an image, say what is compared with what, and then what we see, hear or feel.',
        'For the structure, ask: why here, and not earlier or later?',
        'An answer that could be said of any text is too wide. Name what **this** word or sentence does.',
      ],
    }),
  },
  {
    key: 'passage-spice-drawer',
    topics: ['language-and-structure'],
    difficulty: 0.7,
    minutes: 10,
    statements: ['EK3-R-09', 'EK3-R-10', 'EK3-R-12', 'EK3-R-07', 'E6-R-12', 'E4-R-06'],
    question: inParts({
      text: `Read this piece from a book of memories. Then answer the questions.

**The Drawer**

The drawer is empty now. I have wiped it out with a damp cloth, and I have left it open in the sun; and still, when I bend down to it, there is Zanzibar.

My grandmother came to Leeds in the winter of 1968 with two suitcases. One held her clothes, which were too thin. The other held the drawer. Not the wood, of course; the wood came later, from a chest that somebody in Harehills had put out for the rain. What she carried across the world was what went into it: cloves like small black nails, cardamom in its green paper coats, cinnamon rolled up like letters from somebody who has a great deal to say.

She kept it beside the cooker, and it was the warmest place in the house. When I was sent home from school with a cold, she opened it under my nose and said, “Breathe in. You are on the quay. It is nine in the morning. What do you see?” And I, who had never seen any sea but the one at Scarborough, would tell her. Boats, I said. A man with a basket. A cat asleep on a rope. “What colour?” she would ask, quite seriously. “What colour is the cat?”

I thought that it was a game, for me, against the cold. I was forty before it came to me that it might have been for her.

In March we carried her chest down to the van. It was I who stayed behind to close the drawer. I knelt there in my coat, on the cold kitchen floor, and breathed in.

Ginger. The cat was always ginger.`,
      sub_questions: [
        {
          type: 'single_choice',
          text: '“… and still, when I bend down to it, there is Zanzibar.” What is meant?',
          max_score: 1,
          options: [
            option(
              'A map of Zanzibar lies in the drawer.',
              'image_taken_for_fact',
              'The drawer is empty. How else can a place be *there*?',
            ),
            option(
              'The writer is travelling to Zanzibar.',
              'image_taken_for_fact',
              'Where does the writer bend down?',
            ),
            { text: 'Its smell brings the island to mind.' },
            option(
              'The drawer was made in Zanzibar.',
              'nearby_words_copied',
              'Read where the wood came from.',
            ),
          ],
          answers: [3],
          hints: ['What was in the drawer for many years?', 'Which of the senses remembers best?'],
          method_answer: [
            { text: 'Spices leave their smell in the wood, and the smell calls up the island.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'Cinnamon is “rolled up like letters from somebody who has a great deal to say”. What does this simile suggest?',
          max_score: 1,
          options: [
            { text: 'The spices carry messages from the home that she has left.' },
            option(
              'The sticks are brown and thin.',
              'literal_reading',
              'They may be. But why letters, and why so much to say?',
            ),
            option(
              'Grandmother received many letters.',
              'image_taken_for_fact',
              'No letter is in the text. What is compared with what?',
            ),
            option(
              'It is a simile, which compares two things with the word *like*.',
              'effect_is_feature_name',
              'That names it. What does the picture of letters add?',
            ),
          ],
          answers: [1],
          hints: [
            'Who writes long letters, and to whom?',
            'Think of somebody who lives far from home.',
          ],
          method_answer: [
            {
              text: 'Letters come from people far away. So each spice seems to tell of the home that she left.',
            },
          ],
        },
        {
          type: 'ordering',
          text: 'The piece does not tell things in the order in which they happened. Put them in the order of **time**.',
          max_score: 3,
          items: [
            'Grandmother arrives in Leeds.',
            'A sick child is asked about a cat.',
            'The chest is carried down to the van.',
            'The writer leaves the empty drawer open in the sun.',
          ],
          hints: [
            'Only one of these has a year. Where does it belong?',
            'The first paragraph says *now*. So when is that?',
          ],
          method_answer: [
            { text: 'She came in 1968. The game belongs to the childhood of the writer.' },
            { text: 'The van came in March, and the empty drawer is *now*.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'Why may the writer **begin** with the empty drawer?',
          max_score: 1,
          options: [
            option(
              'Because the drawer is empty at the end.',
              'structure_is_retelling',
              'That is what happens. What does it do to us to know it first?',
            ),
            { text: 'So that we feel a loss, and wonder whose it was.' },
            option(
              'Because one has to begin with the most boring thing.',
              'guess_beyond_text',
              'Is it boring? Which question does it raise?',
            ),
            option(
              'To explain how a drawer is cleaned.',
              'audience_by_topic',
              'Is this a text of instructions?',
            ),
          ],
          answers: [2],
          hints: [
            'Which questions do you have after the first paragraph?',
            'How does *empty now* sound: glad, or sad?',
          ],
          method_answer: [
            {
              text: '*Empty now* tells of a loss, and we want to know what was in it, and whose it was.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: '“I was forty before it came to me that it might have been for her.” What has the writer understood?',
          max_score: 1,
          options: [
            option(
              'Grandmother had a cold, too.',
              'literal_reading',
              'What did the game give to somebody far from home?',
            ),
            option(
              'Grandmother did not like the game, but she played it.',
              'guess_beyond_text',
              'She asked quite seriously about the cat. What does that tell?',
            ),
            option(
              'The quay was not really there.',
              'image_taken_for_fact',
              'Even the child knew that. What did **she** get out of the game?',
            ),
            { text: 'She was homesick, and the game took her back.' },
          ],
          answers: [4],
          hints: [
            'Who had really stood on that quay?',
            'Why might she ask so seriously about the colour of a cat?',
          ],
          method_answer: [
            { text: 'She had left that quay. Through the child’s words she could see it again.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'The last line is: “Ginger. The cat was always ginger.” What does it do?',
          max_score: 1,
          options: [
            option(
              'It tells us the colour of the cat.',
              'structure_is_retelling',
              'It does. But why is it kept for the very end?',
            ),
            {
              text: 'It joins the spice, the cat and the love behind the game.',
            },
            option(
              'It shows that the writer likes cats best.',
              'audience_by_topic',
              'What else is called ginger, and might be smelt in a drawer?',
            ),
            option(
              'It corrects a mistake that the writer has made about the cat.',
              'guess_beyond_text',
              'Was another colour named before?',
            ),
          ],
          answers: [2],
          hints: [
            'The word has two meanings.',
            'The writer has just breathed in. What might be smelt?',
          ],
          method_answer: [
            {
              text: 'Ginger is a spice, which the writer smells, and the colour of the cat in the game.',
            },
            { text: 'So at last the writer answers the question that Grandmother used to ask.' },
          ],
        },
      ],
      hints: [
        'Find out who speaks, when, and about whom.',
        'Follow three things through the text: the drawer, the smell and the cat.',
        'The first paragraph is *now*, and the last two are not long before it. What lies between is remembered.',
        'When a line sounds odd, it often means two things at once. Ask what else the word can mean.',
      ],
    }),
  },
]
