import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const linkingIdeas: readonly ContentQuestion[] = [
  {
    key: 'linking-steps-in-order',
    topics: ['linking-ideas'],
    difficulty: -0.7,
    minutes: 1.2,
    statements: ['E5-T-01'],
    question: {
      type: 'ordering',
      text: 'Put the sentences in order. The linking words will help you.',
      max_score: 3,
      items: [
        'First, soak the beans in a bowl of water.',
        'The next morning, pour that water away.',
        'After that, plant them in a pot of soil.',
        'Finally, stand the pot in a sunny window.',
      ],
      hints: [
        'Which words tell the reader where we are?',
        'Words such as *first* and *finally* are signposts.',
        'Only one sentence can open the text. Only one can close it.',
        '*That water* points back to the bowl. *Them* points back to the beans.',
      ],
      method_answer: [
        { text: '*First* opens the text, and *finally* closes it.' },
        { text: '*That water* needs the bowl of water before it. *After that* comes third.' },
      ],
    },
  },
  {
    key: 'linking-odd-sentence-out',
    topics: ['linking-ideas'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['E4-T-01'],
    question: {
      type: 'single_choice',
      text: 'This paragraph is about how otters keep warm. Which sentence belongs in **another** paragraph?',
      max_score: 1,
      options: [
        option(
          'Their fur is very thick.',
          'sentence_off_theme',
          'Does thick fur help to keep warm?',
        ),
        option(
          'Air stays between the hairs, like a blanket.',
          'sentence_off_theme',
          'Does a blanket of air help to keep warm?',
        ),
        { text: 'Otters like to eat fish.' },
        option(
          'They smooth it often, so that no cold water gets in.',
          'sentence_off_theme',
          '*It* is the fur. Does it help to keep the cold out?',
        ),
      ],
      answers: [3],
      hints: [
        'A paragraph has one theme.',
        'Ask of each sentence: does it say something about keeping warm?',
        'Three of them are about fur.',
        'Which one would fit under the heading *Food*?',
      ],
      method_answer: [
        { text: 'Fur, air and smoothing all help to keep warm.' },
        { text: 'What otters eat is another theme, so it needs another paragraph.' },
      ],
    },
  },
  {
    key: 'linking-where-paragraphs-begin',
    topics: ['linking-ideas'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['E4-T-01'],
    question: {
      type: 'single_choice',
      text: '(1) Our street party began with rain. (2) We pulled the tables under the trees and laughed. (3) By noon, the tablecloths were dry again. (4) Food came from every house. (5) There was jollof rice, pierogi, and a cake as tall as my sister.\n\nWhere should a new paragraph begin?',
      max_score: 1,
      options: [
        option(
          'before (2)',
          'paragraph_by_length',
          'Is the weather still the theme of sentence 2?',
        ),
        option(
          'before (3)',
          'paragraph_by_length',
          'The tablecloths dry again. Which theme does that belong to?',
        ),
        { text: 'before (4)' },
        option(
          'before (5)',
          'paragraph_by_length',
          'Sentence 5 tells which food came. Does it leave the theme of 4?',
        ),
      ],
      answers: [3],
      hints: [
        'What is the first part about, and what is the last part about?',
        'A new paragraph begins where the theme changes, not after so many lines.',
        'Sentences 1, 2 and 3 are about rain and getting dry.',
        'Which is the first sentence with the new theme, food?',
      ],
      method_answer: [
        { text: 'Sentences 1 to 3 are about the weather.' },
        { text: 'Sentences 4 and 5 are about food, so the new paragraph begins before 4.' },
      ],
    },
  },
  {
    key: 'linking-inside-a-paragraph',
    topics: ['linking-ideas'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['E5-T-01', 'E5-X-03'],
    question: {
      type: 'cloze_dropdown',
      text: 'Choose the links that give this paragraph **cohesion**, so that its sentences hold together.\n\nBikes are good for our town. They take up little space. [[1]], they make no smoke. [[2]], they are not safe on busy roads. [[3]], the town should build more bike lanes.',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'However',
              'links_mixed',
              'Another good point follows. Does this word add or turn round?',
            ),
            { text: 'In addition' },
            option(
              'For example',
              'links_mixed',
              'Smoke is not an example of space. It is a second point.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'However' },
            option(
              'Therefore',
              'links_mixed',
              'Not safe is not a result of no smoke. What changes here?',
            ),
            option(
              'Similarly',
              'links_mixed',
              'This point is not like the ones before. It goes against them.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'On the other hand',
              'links_mixed',
              'The lanes follow from what was said. They do not go against it.',
            ),
            option(
              'In the same way',
              'links_mixed',
              'This says that two things are alike. Here we need a result.',
            ),
            { text: 'For this reason' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Is each new sentence one more point, a turn, or a result?',
        'Some words add, some turn round, and some show a result.',
        'No smoke is a second good point. So the first word adds.',
        'Not safe is a bad point after good ones. The lanes are what follows from it.',
      ],
      method_answer: [
        { text: 'A second good point is added: *in addition*.' },
        {
          text: 'A bad point turns round: *however*. The last sentence is a result: *for this reason*.',
        },
      ],
    },
  },
  {
    key: 'linking-between-paragraphs',
    topics: ['linking-ideas'],
    difficulty: 0.4,
    minutes: 1.2,
    statements: ['E5-T-02', 'E6-T-01'],
    question: {
      type: 'single_choice',
      text: 'One paragraph ends: *At last we put out the lamp and slept.*\n\nThe next paragraph tells about breakfast the day after. Which opening links the two best?',
      max_score: 1,
      options: [
        { text: 'When the sun came through the curtains,' },
        option(
          'Meanwhile,',
          'links_mixed',
          'This means *at the same time*. They were asleep then.',
        ),
        option(
          'Because of this,',
          'links_mixed',
          'Is breakfast a result of the lamp? A step in time is told.',
        ),
        option(
          'Many years earlier,',
          'links_mixed',
          'This goes back in time. Breakfast came after the night.',
        ),
      ],
      answers: [1],
      hints: [
        'How has the time moved from one paragraph to the next?',
        'An adverbial of time can carry the reader across.',
        'It was night, and now it is the next day.',
        'Which words let the reader see the next day begin?',
      ],
      method_answer: [
        { text: 'The time moves on from night to morning.' },
        { text: 'The sun in the curtains tells us so, without saying *the next day*.' },
      ],
    },
  },
  {
    key: 'linking-repetition',
    topics: ['linking-ideas'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['E6-T-01', 'E6-C-05'],
    question: {
      type: 'single_choice',
      text: 'We waited for the bell. We waited for the door. We waited for somebody to say our names.\n\nWhat does the repetition of *we waited* do?',
      max_score: 1,
      options: [
        option(
          'It shows that the writer knows no other words for it.',
          'effect_is_feature_name',
          'It is done on purpose. How does it make the time feel?',
        ),
        option(
          'It tells us that there were three people.',
          'guess_beyond_text',
          'Count what they waited for. Does it say how many they were?',
        ),
        option(
          'It is there because it is called repetition.',
          'effect_is_feature_name',
          'That is its name. What does it do to the reader?',
        ),
        { text: 'It ties the sentences together, and we feel the wait.' },
      ],
      answers: [4],
      hints: [
        'Read it aloud, slowly. How does it feel?',
        'Repetition on purpose links sentences and puts weight on a word.',
        'The repeated word is about time that will not pass.',
        'Which answer says both what it does to the text and what it does to the reader?',
      ],
      method_answer: [
        { text: 'The same opening makes the three sentences one chain.' },
        { text: 'Hearing it again and again makes the waiting feel long.' },
      ],
    },
  },
  {
    key: 'linking-ellipsis',
    topics: ['linking-ideas'],
    difficulty: 0.5,
    minutes: 1,
    statements: ['E6-X-04', 'E6-T-01'],
    question: {
      type: 'single_choice',
      text: 'The lift stopped between two floors. Then the light went out …\n\nWhat do the three dots, called an **ellipsis**, do here?',
      max_score: 1,
      options: [
        option(
          'They close a list.',
          'ellipsis_mixed',
          'There is no list here. What does the reader want to know next?',
        ),
        { text: 'They leave us waiting for what happens next.' },
        option(
          'They are a longer full stop and mean the story is over.',
          'ellipsis_mixed',
          'Would a story end just as the light goes out?',
        ),
        option(
          'They show that somebody is shouting.',
          'ellipsis_mixed',
          'Nobody speaks here. Which mark shows a shout?',
        ),
      ],
      answers: [2],
      hints: [
        'Something is left unsaid. Why?',
        'An ellipsis leaves something out, and the reader fills it in.',
        'Imagine that you hear this read aloud. What does the reader’s voice do at the dots?',
        'Is the trouble over, or is it about to begin?',
      ],
      method_answer: [
        { text: 'The dots leave something out on purpose.' },
        { text: 'The light is gone and we are not told more, so we wait.' },
      ],
    },
  },
  {
    key: 'linking-write-the-word',
    topics: ['linking-ideas'],
    difficulty: 0.1,
    minutes: 0.8,
    statements: ['E5-T-01'],
    question: {
      type: 'short_text',
      text: 'Which word links the two sentences best: **however**, **therefore**, **meanwhile** or **similarly**? Write it.\n\n{{sentence}}',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            sentence: 'The museum is free. ___, very few people go there.',
            right: 'however',
            x: 'therefore',
            y: 'meanwhile',
            z: 'similarly',
            link: 'You would expect many people. So the second sentence turns round.',
          },
          {
            sentence: 'We had practised for weeks. ___, the first song went badly.',
            right: 'however',
            x: 'therefore',
            y: 'meanwhile',
            z: 'similarly',
            link: 'You would expect it to go well. So the second sentence turns round.',
          },
          {
            sentence: 'The road was flooded. ___, the bus took another way.',
            right: 'therefore',
            x: 'however',
            y: 'meanwhile',
            z: 'similarly',
            link: 'The other way is a result of the flood.',
          },
          {
            sentence: 'Bees need flowers. ___, we have planted lavender by the gate.',
            right: 'therefore',
            x: 'however',
            y: 'meanwhile',
            z: 'similarly',
            link: 'The planting is a result of what bees need.',
          },
          {
            sentence: 'Dad fried the onions. ___, the twins were laying the table.',
            right: 'meanwhile',
            x: 'therefore',
            y: 'however',
            z: 'similarly',
            link: 'Both things happen at the same time.',
          },
          {
            sentence:
              'At one end of the street the band was tuning. ___, at the other end, people were hanging up flags.',
            right: 'meanwhile',
            x: 'therefore',
            y: 'however',
            z: 'similarly',
            link: 'Both things happen at the same time, in two places.',
          },
          {
            sentence: 'Otters close their ears when they dive. ___, seals can shut their noses.',
            right: 'similarly',
            x: 'therefore',
            y: 'meanwhile',
            z: 'however',
            link: 'The two animals do something alike.',
          },
          {
            sentence:
              'A violin is played with a bow. ___, a cello sings when a bow is drawn across its strings.',
            right: 'similarly',
            x: 'therefore',
            y: 'meanwhile',
            z: 'however',
            link: 'Both are played with a bow: the two are alike.',
          },
        ],
      },
      references: ['{{right}}'],
      not: ['{{x}}', '{{y}}', '{{z}}'],
      hints: [
        'Cover the gap. How do the two sentences belong together?',
        'One word turns round, one gives a result, one is for the same time, one is for likeness.',
        '{{link}}',
        'Now choose the word that says just that.',
      ],
      method_answer: [{ text: '{{link}}' }, { text: 'So the word is *{{right}}*.' }],
    },
  },
]
