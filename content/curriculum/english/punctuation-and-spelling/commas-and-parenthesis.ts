import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const commasAndParenthesis: readonly ContentQuestion[] = [
  {
    key: 'commas-after-an-opening',
    topics: ['commas-and-parenthesis'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['E4-P-03'],
    question: {
      type: 'single_choice',
      text: 'Where does the comma belong?\n\nWhen the tide went out we found a silver spoon.',
      max_score: 1,
      options: [
        { text: 'When the tide went out, we found a silver spoon.' },
        option(
          'When the tide, went out we found a silver spoon.',
          'comma_parts_subject_and_verb',
          'The tide *went out*. Subject and verb stay together.',
        ),
        option(
          'When the tide went out we, found a silver spoon.',
          'comma_parts_subject_and_verb',
          '*We found*: subject and verb stay together.',
        ),
        option(
          'It needs no comma.',
          'comma_after_adverbial_missing',
          'Read it aloud. Where do you take a small breath before the main part?',
        ),
      ],
      answers: [1],
      hints: [
        'Which part could stand alone as a sentence?',
        'A comma separates the opening adverbial from the main clause.',
        'The opening tells *when*. It ends just before the main clause begins.',
        'The main clause begins with *we*.',
      ],
      method_answer: [
        { text: 'The adverbial is: When the tide went out.' },
        { text: 'The main clause begins with *we*, so the comma stands before it.' },
      ],
    },
  },
  {
    key: 'commas-find-the-parenthesis',
    topics: ['commas-and-parenthesis'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['E5-P-01', 'E5-X-02'],
    question: {
      type: 'single_choice',
      text: 'Which words are the **parenthesis**?\n\nOur caretaker – a former boxer – can fix anything.',
      max_score: 1,
      options: [
        option('Our caretaker', 'parenthesis_of_needed_words', 'Take it out. Can the rest stand?'),
        option(
          'can fix anything',
          'parenthesis_of_needed_words',
          'This is what he can do. Without it the sentence is not whole.',
        ),
        { text: 'a former boxer' },
        option(
          'a former boxer can fix anything',
          'parenthesis_half_open',
          'There is a second dash. Where does the extra part end?',
        ),
      ],
      answers: [3],
      hints: [
        'A parenthesis is something extra, slipped into a sentence.',
        'It stands between two marks. Lift it out: the sentence is still whole.',
        'The two marks here are dashes.',
        'Without it we read: Our caretaker can fix anything.',
      ],
      method_answer: [
        { text: 'The words between the two dashes say something extra about the caretaker.' },
        { text: 'Without it the sentence is still whole.' },
      ],
    },
  },
  {
    key: 'commas-place-the-marks',
    topics: ['commas-and-parenthesis'],
    difficulty: 0,
    minutes: 1.2,
    statements: ['E5-P-01', 'E5-X-02'],
    question: {
      type: 'single_choice',
      text: 'Which sentence uses brackets well?',
      max_score: 1,
      options: [
        option(
          'The kiwi (a bird from New Zealand cannot) fly.',
          'parenthesis_of_needed_words',
          'Read what is left without the brackets: *The kiwi fly.*',
        ),
        { text: 'The kiwi (a bird from New Zealand) cannot fly.' },
        option(
          'The kiwi (a bird from New Zealand cannot fly.',
          'parenthesis_half_open',
          'Brackets come in pairs. One is missing.',
        ),
        option(
          'The (kiwi) a bird from New Zealand cannot fly.',
          'parenthesis_of_needed_words',
          'The kiwi is what the sentence is about. What is the extra part?',
        ),
      ],
      answers: [2],
      hints: [
        'Which words could you lift out of the sentence?',
        'Test each one: read it without what stands between the brackets.',
        'What is left must tell us what the kiwi cannot do.',
        'The words that say what kind of animal it is are the extra part.',
      ],
      method_answer: [
        { text: 'The main sentence is: The kiwi cannot fly.' },
        { text: '*A bird from New Zealand* is extra, so it stands between the brackets.' },
      ],
    },
  },
  {
    key: 'commas-round-a-relative-clause',
    topics: ['commas-and-parenthesis'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['E5-P-01', 'E5-P-02'],
    question: {
      type: 'single_choice',
      text: 'Rosa has **one** brother. He lives in Chile. Which sentence is punctuated well?',
      max_score: 1,
      options: [
        option(
          'Rosa’s brother who lives in Chile is a pilot.',
          'comma_says_nothing',
          'Without commas it sounds as if she had more brothers, and this is the one in Chile.',
        ),
        option(
          'Rosa’s brother, who lives in Chile is a pilot.',
          'parenthesis_half_open',
          'The clause is opened by a comma. Where does it close?',
        ),
        option(
          'Rosa’s brother who lives in Chile, is a pilot.',
          'comma_parts_subject_and_verb',
          'One comma alone separates the brother from his verb *is*.',
        ),
        { text: 'Rosa’s brother, who lives in Chile, is a pilot.' },
      ],
      answers: [4],
      hints: [
        'Do we need the clause to know which brother is meant?',
        'A clause that only adds something stands between two commas.',
        'She has one brother, so *who lives in Chile* is extra.',
        'Look for a comma on each side of the clause.',
      ],
      method_answer: [
        { text: 'There is only one brother, so the clause is extra.' },
        { text: 'It is a parenthesis: a comma opens it and a comma closes it.' },
      ],
    },
  },
  {
    key: 'commas-change-the-meaning',
    topics: ['commas-and-parenthesis'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['E5-P-02'],
    question: {
      type: 'matching',
      text: 'One comma, another meaning! Match each sentence with what it means.',
      max_score: 3,
      left: ['Can we paint Grandma?', 'Can we paint, Grandma?', 'Can we, Grandma, paint you?'],
      right: [
        'We ask Grandma whether we may paint a picture of her.',
        'We ask Grandma whether we may paint.',
        'We ask somebody else whether we may paint Grandma.',
      ],
      pairs: [3, 2, 1],
      hints: [
        'To whom do we speak in each sentence?',
        'A name that we call somebody by is set apart by a comma.',
        'In one sentence there is no comma. So Grandma is not being called.',
        'In the last one there are two commas and the word *you*.',
      ],
      method_answer: [
        { text: 'Without a comma, Grandma is the one who is painted.' },
        { text: 'With commas she is called, and we ask her.' },
      ],
    },
  },
  {
    key: 'commas-ambiguous',
    topics: ['commas-and-parenthesis'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['E5-P-02', 'E5-X-03'],
    question: {
      type: 'single_choice',
      text: '*Most of the time travellers carry little.*\n\nThis sentence is **ambiguous**: it may be about people who travel through time. Which version can only mean that travellers **usually** carry little?',
      max_score: 1,
      options: [
        option(
          'Most of the time travellers, carry little.',
          'comma_parts_subject_and_verb',
          'Who carries? The comma separates them from their verb.',
        ),
        { text: 'Most of the time, travellers carry little.' },
        option(
          'Most, of the time, travellers carry little.',
          'parenthesis_of_needed_words',
          'Lift out what is between the commas: *Most travellers carry little.* Is that the same as *usually*?',
        ),
        option(
          'It needs no comma: both mean the same.',
          'comma_says_nothing',
          'Read it aloud with a pause in two different places. Who is meant each time?',
        ),
      ],
      answers: [2],
      hints: [
        'Which words together mean *usually*?',
        'A comma parts words. Read each version with a pause where it has one.',
        '*Most of the time* means *usually*. It is an opening adverbial.',
        'Where does the comma go after an opening adverbial?',
      ],
      method_answer: [
        { text: '*Most of the time* is an opening adverbial and means *usually*.' },
        { text: 'With a comma after it, *time* and *travellers* can no longer be read as one.' },
      ],
    },
  },
  {
    key: 'commas-which-marks-fit',
    topics: ['commas-and-parenthesis'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['E5-P-01', 'E4-P-03', 'E5-X-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'After a long climb[[1]] we reached the hut. Its only keeper[[2]] whose beard was full of snow[[3]] gave us tea. It was sweet (much too sweet[[4]] but hot.',
      max_score: 4,
      gaps: [
        {
          options: [
            { text: ',' },
            option(
              '(no mark)',
              'comma_after_adverbial_missing',
              'The opening tells when. What separates it from the main clause?',
            ),
            option(')', 'parenthesis_half_open', 'No bracket was opened before.'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              '(no mark)',
              'parenthesis_half_open',
              'The clause about the beard is extra. How does it begin?',
            ),
            { text: ',' },
            option(')', 'parenthesis_half_open', 'No bracket was opened before.'),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              '(no mark)',
              'parenthesis_half_open',
              'The extra clause has been opened. How is it closed?',
            ),
            option(
              ')',
              'parenthesis_half_open',
              'Look how the clause was opened. It closes with the same kind of mark.',
            ),
            { text: ',' },
          ],
          answer: 3,
        },
        {
          options: [
            { text: ')' },
            option(
              ',',
              'parenthesis_half_open',
              'Look how it was opened. It closes with the same kind of mark.',
            ),
            option(
              '(no mark)',
              'parenthesis_half_open',
              'Something was opened before *much*. How is it closed?',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Which parts are extra, and which part is an opening adverbial?',
        'Marks of a parenthesis come in pairs of one kind.',
        'The opening adverbial ends with *climb*. The extra clause is *whose beard was full of snow*.',
        'Close each parenthesis with the kind of mark that opened it. The last one was opened by a bracket.',
      ],
      method_answer: [
        { text: 'A comma ends the opening adverbial.' },
        { text: 'The clause about the beard stands between two commas.' },
        { text: 'A bracket was opened before *much*, so a bracket closes it.' },
      ],
    },
  },
  {
    key: 'commas-copy-the-parenthesis',
    topics: ['commas-and-parenthesis'],
    difficulty: -0.5,
    minutes: 0.8,
    statements: ['E5-P-01', 'E5-X-02'],
    question: {
      type: 'short_text',
      text: 'Copy the words that are the **parenthesis**.\n\n{{sentence}}',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            sentence: 'The panda (a shy animal) lives on bamboo.',
            right: 'a shy animal',
            main: 'The panda lives on bamboo.',
            mark: 'brackets',
            no: 'the panda',
          },
          {
            sentence: 'Our piano – a wedding present – has two broken keys.',
            right: 'a wedding present',
            main: 'Our piano has two broken keys.',
            mark: 'dashes',
            no: 'our piano',
          },
          {
            sentence: 'Ms Ito, our new neighbour, plays the tuba.',
            right: 'our new neighbour',
            main: 'Ms Ito plays the tuba.',
            mark: 'commas',
            no: 'Ms Ito',
          },
          {
            sentence: 'The lighthouse (now a café) can be seen for miles.',
            right: 'now a café',
            main: 'The lighthouse can be seen for miles.',
            mark: 'brackets',
            no: 'the lighthouse',
          },
          {
            sentence: 'Biscuit, my oldest rabbit, has one white ear.',
            right: 'my oldest rabbit',
            main: 'Biscuit has one white ear.',
            mark: 'commas',
            no: 'Biscuit',
          },
          {
            sentence: 'The key – a rusty thing – opened every door.',
            right: 'a rusty thing',
            main: 'The key opened every door.',
            mark: 'dashes',
            no: 'the key',
          },
        ],
      },
      references: ['{{right}}'],
      not: ['{{no}}'],
      hints: [
        'A parenthesis is something extra in a sentence.',
        'It stands between two marks of one kind.',
        'The marks here are {{mark}}.',
        'Without it, the sentence is: {{main}}',
      ],
      method_answer: [
        { text: 'The words between the two {{mark}} are: {{right}}.' },
        { text: 'Without it the sentence is still whole: {{main}}' },
      ],
    },
  },
]
