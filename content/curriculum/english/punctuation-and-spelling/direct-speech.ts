import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const directSpeech: readonly ContentQuestion[] = [
  {
    key: 'speech-which-words-are-said',
    topics: ['direct-speech'],
    difficulty: -0.9,
    minutes: 0.8,
    statements: ['E4-P-01'],
    question: {
      type: 'single_choice',
      text: 'Where do the inverted commas go?\n\nCan I feed the goats? asked Tariq.',
      max_score: 1,
      options: [
        option(
          '“Can I feed the goats? asked Tariq.”',
          'speech_marks_round_all',
          'Did Tariq say the words *asked Tariq*?',
        ),
        { text: '“Can I feed the goats?” asked Tariq.' },
        option(
          'Can I feed the goats? “asked Tariq.”',
          'speech_marks_round_all',
          'Now the marks stand round the words that nobody said.',
        ),
        option(
          '“Can I feed” the goats? asked Tariq.',
          'speech_marks_too_few',
          'Tariq said more than three words. Put all of them in the bubble.',
        ),
      ],
      answers: [2],
      hints: [
        'Draw a speech bubble. Which words stand in it?',
        'Inverted commas go round the words that come out of the mouth, and round their question mark.',
        'The last two words tell us who spoke. Nobody says them aloud.',
        'So the marks open before *Can* and close after one of the punctuation marks. Which one?',
      ],
      method_answer: [
        { text: 'Tariq says: Can I feed the goats?' },
        { text: 'The inverted commas go round that, with the question mark inside.' },
      ],
    },
  },
  {
    key: 'speech-comma-or-stop',
    topics: ['direct-speech'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['E4-P-01'],
    question: {
      type: 'single_choice',
      text: 'Which sentence is punctuated well?',
      max_score: 1,
      options: [
        option(
          '“The soup is ready.” said Grandma.',
          'speech_full_stop_for_comma',
          'The sentence goes on with *said Grandma*. Which mark is softer than a full stop?',
        ),
        option(
          '“The soup is ready” said Grandma.',
          'speech_mark_missing',
          'There is no mark between what she says and who says it.',
        ),
        option(
          '“The soup is ready”, said Grandma.',
          'speech_punctuation_outside',
          'The right mark, but look on which side of the inverted commas it stands.',
        ),
        { text: '“The soup is ready,” said Grandma.' },
      ],
      answers: [4],
      hints: [
        'Which mark comes between the speech and *said*, and on which side?',
        'When the sentence goes on, the speech ends with a comma. It stands inside the inverted commas.',
        'Look only at the marks around *ready*.',
        'Cross out the one with no mark, the one with a full stop, and the one with its mark outside.',
      ],
      method_answer: [
        {
          text: 'The sentence goes on with *said Grandma*, so there is a comma and not a full stop.',
        },
        { text: 'The comma stands inside the inverted commas.' },
      ],
    },
  },
  {
    key: 'speech-fill-the-marks',
    topics: ['direct-speech'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['E4-P-01'],
    question: {
      type: 'cloze_dropdown',
      text: 'Choose what stands at the end of each speech.\n\n“Is this your kite [[1]] asked the lady. “It nearly took my hat off [[2]] she laughed. “Sorry [[3]] cried Dev and ran to help.',
      max_score: 3,
      gaps: [
        {
          options: [
            option(',”', 'speech_mark_missing', 'She asks something. Which mark shows that?'),
            { text: '?”' },
            option(
              '”?',
              'speech_punctuation_outside',
              'The mark belongs to what she says, so it stays inside.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: ',”' },
            option('.”', 'speech_full_stop_for_comma', 'The sentence goes on with *she laughed*.'),
            option(
              '”,',
              'speech_punctuation_outside',
              'Right mark. On which side of the inverted commas?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              '”!',
              'speech_punctuation_outside',
              'The mark belongs to the cry, so it stays inside.',
            ),
            option('.”', 'speech_full_stop_for_comma', 'The sentence goes on, and Dev *cried* it.'),
            { text: '!”' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'How is each one said: as a question, calmly, or loudly?',
        'The mark stands inside the inverted commas. A full stop would end the whole sentence too soon.',
        'The lady *asked*, so the first one is a question.',
        'The second is said calmly, and the sentence goes on. The third is *cried*.',
      ],
      method_answer: [
        { text: 'A question takes a question mark, a cry an exclamation mark.' },
        { text: 'A plain sentence that goes on takes a comma. All of them stand inside.' },
      ],
    },
  },
  {
    key: 'speech-said-comes-first',
    topics: ['direct-speech'],
    difficulty: 0.3,
    minutes: 1,
    statements: ['E4-P-01'],
    question: {
      type: 'single_choice',
      text: 'Which sentence is punctuated well?',
      max_score: 1,
      options: [
        { text: 'Miss Okoro said, “Please open the window.”' },
        option(
          'Miss Okoro said, “please open the window.”',
          'speech_without_capital',
          'What is said is a sentence of its own. How does a sentence begin?',
        ),
        option(
          'Miss Okoro said “Please open the window.”',
          'speech_mark_missing',
          'Something is missing between *said* and the inverted commas.',
        ),
        option(
          'Miss Okoro said, “Please open the window”.',
          'speech_punctuation_outside',
          'The full stop belongs to what is said. Where should it stand?',
        ),
      ],
      answers: [1],
      hints: [
        'Here the speaker is named first. What separates her from her words?',
        'Comma, open, capital letter, and at the end the full stop inside.',
        'Look at the mark after *said*.',
        'Then look at the *p* of *please*, and at the very last two marks.',
      ],
      method_answer: [
        { text: 'After *said* comes a comma, and the speech begins with a capital letter.' },
        { text: 'The full stop stands inside the inverted commas.' },
      ],
    },
  },
  {
    key: 'speech-split-in-two',
    topics: ['direct-speech'],
    difficulty: 0.7,
    minutes: 1.2,
    statements: ['E4-P-01', 'E4-C-06'],
    question: {
      type: 'single_choice',
      text: 'Which sentence is punctuated well?\n\n(All the words but *whispered Lin* are spoken.)',
      max_score: 1,
      options: [
        option(
          '“If you listen,” whispered Lin, you can hear the sea.”',
          'speech_marks_too_few',
          'The second part is spoken too. Where do its marks open?',
        ),
        option(
          '“If you listen, whispered Lin, you can hear the sea.”',
          'speech_marks_round_all',
          'Are the words *whispered Lin* spoken?',
        ),
        { text: '“If you listen,” whispered Lin, “you can hear the sea.”' },
        option(
          '“If you listen.” whispered Lin. “you can hear the sea.”',
          'speech_full_stop_for_comma',
          'Lin says one sentence. It is cut, but not ended.',
        ),
      ],
      answers: [3],
      hints: [
        'Lin’s sentence is cut in two by the words that tell who speaks.',
        'Each part of the speech has its own opening and closing marks.',
        'There must be four marks: open, close, open, close.',
        'Lin’s sentence goes on, so there are commas around *whispered Lin*, and a small *y*.',
      ],
      method_answer: [
        { text: 'Both parts are spoken, so each has its own inverted commas.' },
        { text: 'The sentence goes on, so there are commas and a small letter.' },
      ],
    },
  },
  {
    key: 'speech-direct-or-reported',
    topics: ['direct-speech'],
    difficulty: 0.5,
    minutes: 1.2,
    statements: ['E4-P-01'],
    question: {
      type: 'multiple_choice',
      text: 'The inverted commas have been left out. Which sentences **need** them? Choose all that do.',
      max_score: 2,
      options: [
        option(
          'The guide warned us that the step was high.',
          'reported_speech_marked',
          'Are these the very own words of the guide? *That the step was high* tells only what they were about.',
        ),
        { text: 'Who turned off the light? asked Eva.' },
        option(
          'Eva asked who had turned off the light.',
          'reported_speech_marked',
          'Eva did not say *had turned*. The teller puts it in other words.',
        ),
        { text: 'Watch the step, warned the guide.' },
      ],
      answers: [2, 4],
      hints: [
        'Inverted commas show the very words that somebody said.',
        'Ask: can I put these words into a speech bubble without changing any?',
        'When the teller reports it, small words such as *that* and *had* come in.',
        'Two of the sentences have a comma or a question mark where the speech ends.',
      ],
      method_answer: [
        { text: '*Watch the step* and *Who turned off the light?* are the very words.' },
        { text: 'In the others the teller reports what was said, so there are no marks.' },
      ],
    },
  },
  {
    key: 'speech-order-of-the-marks',
    topics: ['direct-speech'],
    difficulty: -0.1,
    minutes: 1.2,
    statements: ['E4-P-01'],
    question: {
      type: 'ordering',
      text: 'Put the pieces in order to make one sentence.',
      max_score: 2,
      items: ['“', 'There is a hedgehog in my boot', '!', '”', 'shouted Femi', '.'],
      hints: [
        'What comes first: the words that are spoken, or the mark that opens them?',
        'Opening mark, words, the mark of how they are said, closing mark.',
        'Femi *shouted* it, so that mark comes just after the word *boot*.',
        'The full stop ends the whole sentence.',
      ],
      method_answer: [{ text: '“There is a hedgehog in my boot!” shouted Femi.' }],
    },
  },
  {
    key: 'speech-build-the-line',
    topics: ['direct-speech'],
    difficulty: 0,
    minutes: 1.2,
    statements: ['E4-P-01'],
    question: {
      type: 'ordering',
      text: 'Put the pieces in order to make one line of speech.\n\n{{who}} {{how}}: {{words}}',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          { who: 'Rafa', how: 'asks', words: 'Where is the ladder', mark: '?', tag: 'asked Rafa' },
          {
            who: 'Granny',
            how: 'shouts',
            words: 'Mind the puddle',
            mark: '!',
            tag: 'shouted Granny',
          },
          {
            who: 'Ming',
            how: 'speaks calmly',
            words: 'The bees are back',
            mark: ',',
            tag: 'said Ming',
          },
          {
            who: 'The vet',
            how: 'asks',
            words: 'What has he eaten',
            mark: '?',
            tag: 'asked the vet',
          },
          {
            who: 'Saoirse',
            how: 'whispers',
            words: 'I can hear it breathing',
            mark: ',',
            tag: 'whispered Saoirse',
          },
          {
            who: 'The pilot',
            how: 'shouts',
            words: 'Hold on',
            mark: '!',
            tag: 'shouted the pilot',
          },
        ],
      },
      items: ['“', '{{words}}', '{{mark}}', '”', '{{tag}}', '.'],
      hints: [
        'Which words are spoken, and which only tell who speaks?',
        'Opening mark, spoken words, the mark that shows how they are said, closing mark.',
        '{{who}} {{how}}. That tells you which mark belongs inside.',
        'After the closing mark comes who said it, and then the full stop.',
      ],
      method_answer: [{ text: '“{{words}}{{mark}}” {{tag}}.' }],
    },
  },
]
