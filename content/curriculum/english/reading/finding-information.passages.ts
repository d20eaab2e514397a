import { inParts } from '#curriculum/mixed-bag/in-parts.ts'
import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const findingInformationPassages: readonly ContentQuestion[] = [
  {
    key: 'passage-swifts',
    topics: ['finding-information'],
    difficulty: -0.2,
    minutes: 8,
    statements: ['E4-R-14', 'E6-R-15', 'E4-R-08', 'E6-R-14', 'E4-R-09'],
    question: inParts({
      text: `Read the information text. Then answer the questions.

**The birds that hardly ever land**

(1) On a warm evening in June, look up. Do you see dark birds with wings like a bow, and do you hear them scream? Those are swifts. No bird is more exciting to watch!

(2) A swift does nearly everything in the air. It catches insects with its wide mouth. It drinks by skimming over a pond with its beak open. It even sleeps high up in the sky, while it glides. Scientists have found that some swifts stay in the air for ten months without landing.

(3) Swifts come to Britain in May, and most of them leave in August. They spend our winter in Africa. Each year they fly all that way and back, and many return to the very hole in which they nested the year before.

(4) They nest under roofs, in small dark gaps. When old houses are mended, the gaps are often closed, and then the birds find no home. That is why some builders now put a hollow brick into a new wall. It looks like any other brick, but it has a little door. Behind it, a family of swifts can be safe.`,
      sub_questions: [
        {
          type: 'short_text',
          text: 'What do swifts eat? Find one word in the text.',
          max_score: 1,
          references: ['insects'],
          not: ['birds'],
          hints: [
            'Look in the paragraph about what they do in the air.',
            'What do they catch with their mouths?',
          ],
          method_answer: [{ text: 'Paragraph 2 says that a swift catches insects.' }],
        },
        {
          type: 'short_text',
          text: 'Where are the swifts while it is winter in Britain?',
          max_score: 1,
          references: ['Africa'],
          not: ['Britain', 'Europe'],
          hints: [
            'Which paragraph is about months and journeys?',
            'Look for the words *our winter*.',
          ],
          method_answer: [{ text: 'Paragraph 3 says that they spend our winter in Africa.' }],
        },
        {
          type: 'single_choice',
          text: 'Somebody asks: “Why do some swifts find no place to nest?” Which paragraph has the answer?',
          max_score: 1,
          options: [
            option(
              'paragraph 1',
              'paragraph_by_one_word',
              'This one helps you to know a swift when you see it.',
            ),
            option(
              'paragraph 2',
              'paragraph_by_one_word',
              'This one tells what they do in the air.',
            ),
            option(
              'paragraph 3',
              'paragraph_by_one_word',
              'The word *nested* is here, but is this paragraph about finding no place?',
            ),
            { text: 'paragraph 4' },
          ],
          answers: [4],
          hints: ['Give each paragraph a heading of your own.', 'Which one is about homes?'],
          method_answer: [
            { text: 'Paragraph 4 tells that gaps are closed when houses are mended.' },
          ],
        },
        {
          type: 'matching',
          text: 'Decide about each statement.',
          max_score: 3,
          left: [
            'Some swifts stay in the air for months.',
            'Swifts stay in Britain all year.',
            'Swifts lay two or three eggs.',
          ],
          right: ['false', 'not in the text', 'true'],
          pairs: [3, 1, 2],
          hints: [
            'Find a line about each one.',
            'If no line speaks about it at all, it is not in the text, even if you know it.',
          ],
          method_answer: [
            { text: 'Ten months are months: true. They leave in August: the second one is false.' },
            { text: 'No line speaks about eggs.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'Which sentence of the text is an **opinion**?',
          max_score: 1,
          options: [
            option(
              'They nest under roofs, in small dark gaps.',
              'fact_and_opinion_mixed',
              'This can be checked by looking.',
            ),
            { text: 'No bird is more exciting to watch!' },
            option(
              'It even sleeps high up in the sky, while it glides.',
              'fact_and_opinion_mixed',
              'It is surprising, but scientists can check it.',
            ),
            option(
              'They spend our winter in Africa.',
              'fact_and_opinion_mixed',
              'This can be checked, for example with rings on their legs.',
            ),
          ],
          answers: [2],
          hints: [
            'With which one could a friend disagree?',
            'Look for a word that compares and judges.',
          ],
          method_answer: [
            { text: 'Some people find owls more exciting: it is what the writer thinks.' },
          ],
        },
      ],
      hints: [
        'Read the whole text once before you look for anything.',
        'For each question, decide first in which paragraph you will look.',
        'Paragraph 1 is about how they look and sound, 2 about life in the air, 3 about their journey, 4 about their homes.',
        'Put your finger on the line that gives you the answer. If there is no such line, the text does not say it.',
      ],
    }),
  },
  {
    key: 'passage-grandads-letter',
    topics: ['finding-information'],
    difficulty: 0,
    minutes: 8,
    statements: ['E4-R-14', 'E4-R-08', 'E6-R-07'],
    question: inParts({
      text: `Read the letter. Then answer the questions.

14 Canal Street
Tuesday evening

Dear Amara,

Your beans are up! I had nearly stopped looking. For two weeks there was nothing but mud, and Mr Petrov from the next plot shook his head and said that the mice had eaten them. Then this morning I saw three green loops, like little croquet hoops. By teatime there were nine.

I have put the poles in, as you told me, and tied them at the top with your yellow ribbon. Now the whole allotment can see whose beans they are. Mr Petrov came over to look. He did not say anything about mice. He gave me a bag of strawberries, which I think was his way of saying sorry to the beans.

There is other news. The robin has moved out of the watering can, so I may use it again. My knee is better, thank you. And on Saturday there was a frog in my left boot. I found it with my toes.

Here is what I need to know. You said that you would draw me a plan, so that I do not plant the carrots on top of your sunflowers again. Please post it before Sunday, because Sunday is carrot day.

With love from your gardener,
Grandad`,
      sub_questions: [
        {
          type: 'number',
          text: 'How many beans had come up by teatime?',
          max_score: 1,
          answer: '9',
          mistakes: [
            {
              answer: '3',
              misconception: {
                code: 'nearby_words_copied',
                text: 'That is how many there were in the morning. Read on to teatime.',
              },
            },
          ],
          hints: [
            'Look for the word *teatime*.',
            'Two numbers are near each other. One is for the morning.',
          ],
          method_answer: [
            { text: 'In the morning there were three, and by teatime there were nine.' },
          ],
        },
        {
          type: 'short_text',
          text: 'What did Grandad tie the poles with?',
          max_score: 1,
          references: [
            'a yellow ribbon',
            'her yellow ribbon',
            'a ribbon',
            'Amara’s yellow ribbon',
            'Amara’s ribbon',
          ],
          not: ['string', 'rope'],
          hints: [
            'Find the sentence about the poles.',
            'It belongs to Amara, and it has a colour.',
          ],
          method_answer: [{ text: 'He tied them at the top with her yellow ribbon.' }],
        },
        {
          type: 'single_choice',
          text: 'Who had lived in the watering can?',
          max_score: 1,
          options: [
            option('a frog', 'nearby_words_copied', 'It was somewhere else, and toes found it.'),
            option(
              'mice',
              'person_mixed_up',
              'Mr Petrov spoke about them. Did he speak about the can?',
            ),
            { text: 'a robin' },
            option(
              'a family of snails',
              'answered_from_own_knowledge',
              'They might like it there. But what does the letter say?',
            ),
          ],
          answers: [3],
          hints: ['Look in the paragraph with the other news.', 'Who has *moved out*?'],
          method_answer: [
            { text: 'The robin has moved out of the watering can, so it had lived there.' },
          ],
        },
        {
          type: 'ordering',
          text: 'Put the events in the order in which they happened.',
          max_score: 3,
          items: [
            'Mr Petrov said that mice had eaten the beans.',
            'Grandad saw three green loops.',
            'Mr Petrov brought strawberries.',
            'Grandad wrote the letter.',
          ],
          hints: [
            'When is the letter written? Look at the top.',
            'Mice came into the talk while there was nothing but mud.',
          ],
          method_answer: [
            { text: 'While there was only mud, Mr Petrov spoke of mice. Then the loops came up.' },
            {
              text: 'He came over to look and brought strawberries. In the evening Grandad wrote.',
            },
          ],
        },
        {
          type: 'short_text',
          text: 'What does Grandad ask Amara to send him?',
          max_score: 1,
          references: [
            'a plan',
            'a plan of the garden',
            'a drawing of the garden',
            'a drawing of a plan',
          ],
          not: ['carrots', 'sunflowers', 'seeds'],
          hints: ['Look in the last paragraph.', 'She said that she would draw it.'],
          method_answer: [{ text: 'He asks for the plan which she said that she would draw.' }],
        },
        {
          type: 'single_choice',
          text: 'Grandad says that the strawberries were Mr Petrov’s “way of saying sorry to the beans”. What had Mr Petrov done?',
          max_score: 1,
          options: [
            { text: 'He had said that the mice had eaten them.' },
            option(
              'He had stepped on them.',
              'guess_beyond_text',
              'Nothing in the letter says so. What had he said about them?',
            ),
            option(
              'He had eaten some of them.',
              'guess_beyond_text',
              'There was nothing to eat yet. Why did he shake his head?',
            ),
            option(
              'He had let the mice in.',
              'guess_beyond_text',
              'Nothing in the letter says so. What did he do while there was only mud?',
            ),
          ],
          answers: [1],
          hints: [
            'Look back at the first paragraph.',
            'He shook his head. What did he think about the beans?',
          ],
          method_answer: [
            {
              text: 'He thought that mice had eaten them, so that nothing would grow. He was mistaken.',
            },
          ],
        },
      ],
      hints: [
        'Who writes to whom, and what about?',
        'For each question, find the sentence first. Then read the one before it and the one after it.',
        'The first two paragraphs are about the beans, the third about other news, the last about what Grandad needs.',
        'Numbers, colours and names stand out. Run your finger down the letter until you meet the right one.',
      ],
    }),
  },
  {
    key: 'passage-boat-museum',
    topics: ['finding-information'],
    difficulty: 0.4,
    minutes: 8,
    statements: ['E4-R-14', 'E6-R-15', 'E6-R-14', 'E6-R-08', 'EK3-R-08'],
    question: inParts({
      text: `Read the leaflet. Then answer the questions.

**A Night on Board**

Have you ever slept inside a ship? At the Harbour Museum you can, on the first Friday of every month from April to September.

**The evening.** Come to the blue gate at 6 pm. After supper in the sailors' kitchen, our guide Captain Noor takes you round the *Marigold*, a sailing ship of 1911. You will climb down to the place where forty sailors slept in hammocks. Then you will hang up your own! At 9 pm there are stories by lamplight, and at 10 pm the lamps go out.

**The morning.** A bell rings at 7 am. Breakfast is porridge with syrup, as it was in 1911. It is the best porridge in the world. You may leave at 9 am, or stay and visit the museum for nothing.

**What it costs.** £18 for a child and £22 for an adult. Supper and breakfast are included. Every group of six children needs one adult, who comes for half the price.

**What to bring.** A sleeping bag, warm socks and a torch. Please leave phones and tablets at home: the *Marigold* has no plugs. If you need a bed on one level, or the lift, tell us when you book. We have four cabins ready for you.

**How to book.** Write to us at least two weeks before. The summer nights are often full by May.`,
      sub_questions: [
        {
          type: 'single_choice',
          text: 'On which of these nights can you sleep on the ship?',
          max_score: 1,
          options: [
            option(
              'the second Friday in May',
              'nearby_words_copied',
              'The month fits. Which Friday does the leaflet name?',
            ),
            option(
              'the first Friday in March',
              'nearby_words_copied',
              'The Friday fits. From which month on can you come?',
            ),
            option(
              'the first Saturday in June',
              'nearby_words_copied',
              'The month fits. Look at the day of the week.',
            ),
            { text: 'the first Friday in July' },
          ],
          answers: [4],
          hints: [
            'Look at the first paragraph.',
            'Check three things: which week, which day, which months.',
          ],
          method_answer: [
            {
              text: 'It is the first Friday of every month from April to September, and July lies between.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How many hours are there between the lamps going out and the bell?',
          max_score: 1,
          answer: '9',
          mistakes: [
            {
              answer: '10',
              misconception: {
                code: 'nearby_words_copied',
                text: 'The stories begin at 9 pm. When do the lamps go out?',
              },
            },
          ],
          hints: [
            'You need two times, one of the evening and one of the morning.',
            'Count from the first time to midnight, and then on to 7 am.',
          ],
          method_answer: [{ text: 'From 10 pm to midnight are 2 hours, and to 7 am are 7 more.' }],
        },
        {
          type: 'number',
          text: 'Six children come with one adult. How many pounds (£) does the adult pay?',
          max_score: 1,
          answer: '11',
          mistakes: [
            {
              answer: '22',
              misconception: {
                code: 'nearby_words_copied',
                text: 'Read on. What is said about the adult who comes with a group of six?',
              },
            },
            {
              answer: '9',
              misconception: {
                code: 'nearby_words_copied',
                text: 'That is half the price of a child. Which price is for adults?',
              },
            },
          ],
          hints: [
            'Find the paragraph about prices, and read all of it.',
            'The adult of a group pays less than others. How much less?',
          ],
          method_answer: [{ text: 'An adult pays £22, and with six children half of that.' }],
        },
        {
          type: 'single_choice',
          text: 'Why should phones stay at home?',
          max_score: 1,
          options: [
            option(
              'The light would wake the others.',
              'answered_from_own_knowledge',
              'That may be true, but which reason does the leaflet give?',
            ),
            { text: 'There is nowhere to plug them in.' },
            option(
              'They might fall into the harbour.',
              'answered_from_own_knowledge',
              'That could happen, but is it in the leaflet?',
            ),
            option(
              'Sailors of 1911 had none.',
              'nearby_words_copied',
              'The year is in the leaflet. What comes after the colon that follows *home*?',
            ),
          ],
          answers: [2],
          hints: ['Look under *What to bring*.', 'After a colon, a writer often gives the reason.'],
          method_answer: [{ text: 'The leaflet says that the ship has no plugs.' }],
        },
        {
          type: 'single_choice',
          text: 'Which sentence of the leaflet is an **opinion**?',
          max_score: 1,
          options: [
            { text: 'It is the best porridge in the world.' },
            option(
              'A bell rings at 7 am.',
              'fact_and_opinion_mixed',
              'This can be checked with a watch.',
            ),
            option(
              'The summer nights are often full by May.',
              'fact_and_opinion_mixed',
              'This can be checked in the list of bookings.',
            ),
            option(
              'We have four cabins ready for you.',
              'fact_and_opinion_mixed',
              'Cabins can be counted.',
            ),
          ],
          answers: [1],
          hints: [
            'Which one could nobody ever check?',
            'Look for a word that compares with everything in the world.',
          ],
          method_answer: [
            { text: 'People like different porridge, so *best* is what the writer thinks.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'Leo uses a wheelchair. What should his class do?',
          max_score: 1,
          options: [
            option(
              'choose another trip, because sailors climb down ladders',
              'guess_beyond_text',
              'Read the paragraph on what to bring. Four cabins are ready for somebody.',
            ),
            option(
              'bring him in the morning only',
              'guess_beyond_text',
              'Does the leaflet say so anywhere?',
            ),
            { text: 'tell the museum when they book' },
            option(
              'pay half the price for him',
              'nearby_words_copied',
              'Half the price is for somebody else. For whom?',
            ),
          ],
          answers: [3],
          hints: [
            'Look under *What to bring*, near the end.',
            'What does the leaflet ask of people who need a bed on one level, or the lift?',
          ],
          method_answer: [
            {
              text: 'Anyone who needs a bed on one level, or the lift, should say so when they book.',
            },
          ],
        },
      ],
      hints: [
        'A leaflet has headings. Use them like a map.',
        'Decide under which heading you will look, and then read all of that paragraph.',
        'Times stand under the evening and the morning, money under what it costs.',
        'Beware of the first number that you meet: read to the end of the paragraph before you answer.',
      ],
    }),
  },
]
