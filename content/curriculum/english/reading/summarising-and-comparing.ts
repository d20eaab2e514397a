import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const summarisingAndComparing: readonly ContentQuestion[] = [
  {
    key: 'summary-main-idea',
    topics: ['summarising-and-comparing'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['E4-R-12', 'E6-R-11'],
    question: {
      type: 'single_choice',
      text: 'Read the paragraph. What is its **main idea**?\n\nAn octopus can squeeze through a gap no wider than its beak. It can turn the colour of sand within a second. If an enemy comes too near, it shoots out a cloud of ink and is gone.',
      max_score: 1,
      options: [
        option(
          'An octopus can shoot out a cloud of ink.',
          'detail_for_main_idea',
          'This is one of three things. What do all three have in common?',
        ),
        option(
          'Sea animals are interesting.',
          'summary_too_wide',
          'This would fit any text about the sea. Which animal, and what about it?',
        ),
        { text: 'An octopus has many ways to escape.' },
        option(
          'An octopus has a beak.',
          'detail_for_main_idea',
          'It is in the text, but is the paragraph about the beak?',
        ),
      ],
      answers: [3],
      hints: [
        'Ask: what do all the sentences have in common?',
        'A main idea is wider than one detail, and narrower than the whole world.',
        'A small gap, a new colour, a cloud of ink: what is each one good for?',
        'Think of an enemy that comes near. What do all three help the animal to do?',
      ],
      method_answer: [
        { text: 'Squeezing, changing colour and ink all help it to get away.' },
        { text: 'So the main idea is that it has many ways to escape.' },
      ],
    },
  },
  {
    key: 'summary-headings',
    topics: ['summarising-and-comparing'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['E4-R-12', 'E6-R-11'],
    question: {
      type: 'matching',
      text: 'Match each short paragraph with the heading that sums it up. One is left over.',
      max_score: 3,
      left: [
        'The first bicycles had no pedals. People pushed themselves along with their feet.',
        'A bicycle costs little, makes no smoke, and keeps its rider fit.',
        'Check the tyres each week. Oil the chain once a month.',
      ],
      right: [
        'Looking after a bicycle',
        'How it began',
        'Why people like it',
        'The fastest riders',
      ],
      pairs: [2, 3, 1],
      hints: [
        'Say in two words what each paragraph is about.',
        'One is about the past, one gives reasons, one tells you what to do.',
        'Which paragraph gives advice?',
        'Which heading means *in the beginning*? And which one is about reasons?',
      ],
      method_answer: [
        {
          text: 'Bicycles without pedals: how it began. Cheap, clean, healthy: why people like it.',
        },
        { text: 'Tyres and chain: how to look after it.' },
      ],
    },
  },
  {
    key: 'summary-best-of-three',
    topics: ['summarising-and-comparing'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['E4-R-12', 'E6-R-11'],
    question: {
      type: 'single_choice',
      text: 'Which is the best **summary** of the whole text?\n\nWhen the mill closed, the village grew quiet. Families moved away, and by 2010 only nineteen people were left.\n\nThen two potters rented the empty mill. They mended the roof, fired up a kiln, and invited others. Soon there was a weaver on the first floor and a baker in the yard.\n\nToday the mill has thirty workshops. On Saturdays you can hardly find a place to sit, and the school has opened its doors again.',
      max_score: 1,
      options: [
        option(
          'Two potters mended a roof and fired up a kiln.',
          'detail_for_main_idea',
          'This is from the middle. What came before, and what came of it?',
        ),
        {
          text: 'Craftspeople brought new life to a village that had been dying since its mill closed.',
        },
        option(
          'Villages change over time.',
          'summary_too_wide',
          'This would fit thousands of texts. What changed here, and through whom?',
        ),
        option(
          'Nineteen people lived in a village, and on Saturdays there is hardly a place to sit.',
          'detail_for_main_idea',
          'Two details, but what links them is missing.',
        ),
      ],
      answers: [2],
      hints: [
        'A good summary covers every paragraph.',
        'Put each paragraph into a few words: quiet village, new people, life again.',
        'Does each option tell how it was before, who came, and what happened then?',
        'Cross out what tells only one paragraph, and what would fit any village.',
      ],
      method_answer: [
        {
          text: 'Paragraph 1: the village dies. Paragraph 2: craftspeople come. Paragraph 3: it is alive again.',
        },
        { text: 'Only one option holds all three.' },
      ],
    },
  },
  {
    key: 'compare-two-notices',
    topics: ['summarising-and-comparing'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['E6-R-05', 'EK3-R-14'],
    question: {
      type: 'multiple_choice',
      text: '**A** The night was so still that we heard the snow settle. We had been lost for three hours, and yet nobody was afraid.\n\n**B** Snow again! The bus was late, my toes were two lumps of ice, and the whole class was in a bad mood.\n\nWhat do both texts have in common? Choose all that are true.',
      max_score: 2,
      options: [
        { text: 'In both, somebody speaks about what “we” or “I” went through.' },
        { text: 'Both tell of a day or night with snow.' },
        option(
          'In both, people have lost their way.',
          'comparison_of_one_text',
          'Look for a line in B. Is anybody lost there?',
        ),
        option(
          'In both, the people are in a bad mood.',
          'comparison_of_one_text',
          'Look for a line in A. Is anybody cross there?',
        ),
      ],
      answers: [1, 2],
      hints: [
        'For each statement, put a finger on a line in A and another on a line in B.',
        'If you find it in one text only, it is not something they share.',
        'Compare the weather, the people, the mood, and the words *we* and *my*.',
        'In A nobody is afraid. In B the bus is late. What is left?',
      ],
      method_answer: [
        { text: 'Snow is in both, and in both somebody tells what they went through.' },
        { text: 'Only in A are people lost. Only in B are they in a bad mood.' },
      ],
    },
  },
  {
    key: 'compare-theme',
    topics: ['summarising-and-comparing'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['E4-R-04', 'E6-R-04'],
    question: {
      type: 'single_choice',
      text: '**A** A young lighthouse keeper is mocked because she stutters. On the night of the great storm, it is she who stays at the radio till dawn and brings eleven boats home.\n\n**B** The smallest camel of the caravan is left behind by the others. When the sand covers the road, only he remembers the way to the well.\n\nWhich **theme** do the two stories share?',
      max_score: 1,
      options: [
        option(
          'storms',
          'theme_is_plot',
          'Sand and storm are what happens. What do the stories say about people?',
        ),
        option(
          'Boats and camels are both for travelling.',
          'theme_is_plot',
          'These are things of the stories. A theme is an idea behind them.',
        ),
        option(
          'It is dangerous to travel far, by sea or through the sand.',
          'detail_for_main_idea',
          'There is danger in both. But who helps, and what had the others thought of them?',
        ),
        { text: 'Those who are looked down on may be the ones who save us.' },
      ],
      answers: [4],
      hints: [
        'A theme is an idea about life. It needs no names and no things.',
        'What do the others think of the keeper and of the camel at first?',
        'And what do these two do in the end?',
        'Finish the sentence: the story makes us think about people who …',
      ],
      method_answer: [
        { text: 'Both heroes are not thought much of at first.' },
        { text: 'In the end both of them save the others.' },
      ],
    },
  },
  {
    key: 'summary-match-main-ideas',
    topics: ['summarising-and-comparing'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['E4-R-12', 'E6-R-11'],
    question: {
      type: 'matching',
      text: 'Match each paragraph with its main idea. One of the answers is left over.',
      max_score: 3,
      template: {
        draw: {},
        rows: [
          {
            thing: 'snow',
            a: 'Fresh snow is full of air. A hare that digs into it sleeps as under a blanket.',
            b: 'Slip on boots, and leave early. Tell somebody which way you go.',
            c: 'In some places people carve it into blocks and build halls, with beds of ice.',
            fa: 'It keeps animals warm.',
            fb: 'Take care on winter roads.',
            fc: 'It can be a building material.',
            no: 'It is made of small crystals.',
          },
          {
            thing: 'bread',
            a: 'Flat, round, dark or plaited: nearly every country bakes it in its own way.',
            b: 'Yeast eats the sugar in the dough and gives off a gas. The bubbles push the dough up.',
            c: 'Do not throw the old loaf away. Toast it, fry it, or stir it into soup.',
            fa: 'There are many kinds.',
            fb: 'How it rises.',
            fc: 'How to use what is left.',
            no: 'Why it is healthy.',
          },
          {
            thing: 'bridges',
            a: 'A log across a stream was enough for the first people who wanted to keep their feet dry.',
            b: 'An arch passes the weight to both banks. A hanging bridge passes it to its cables.',
            c: 'Lovers meet there, poets write about them, and towns put them on postcards.',
            fa: 'How they began.',
            fb: 'How they carry a load.',
            fc: 'What they mean to people.',
            no: 'What they cost.',
          },
          {
            thing: 'sleep',
            a: 'At night the brain sorts what it has met by day. Those who sleep well remember more.',
            b: 'A giraffe needs less than a dog, and some bats sleep nearly all day.',
            c: 'Put the phone away an hour before. Keep the room cool and dark.',
            fa: 'What it is good for.',
            fb: 'Animals differ in it.',
            fc: 'How to get more of it.',
            no: 'What dreams mean.',
          },
        ],
      },
      left: ['{{a}}', '{{b}}', '{{c}}'],
      right: ['{{fa}}', '{{fb}}', '{{fc}}', '{{no}}'],
      pairs: [1, 2, 3],
      hints: [
        'All three are about {{thing}}. What does each one say about it?',
        'Sum up each paragraph in three or four words of your own.',
        'Look for advice: sentences that tell you what to do. Look for how something works, and for what it is good for.',
        'One of the ideas is left over: no paragraph speaks about it.',
      ],
      method_answer: [
        { text: 'The first paragraph: {{fa}}' },
        { text: 'The second: {{fb}} The third: {{fc}}' },
      ],
    },
  },
]
