import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const modalVerbs: readonly ContentQuestion[] = [
  {
    key: 'modals-find-it',
    topics: ['modal-verbs'],
    difficulty: -0.8,
    minutes: 0.7,
    statements: ['E5-X-01', 'E5-S-02'],
    question: {
      type: 'single_choice',
      text: 'Which word is the **modal verb**?\n\nThe kitten has hidden, but it might come out for fish.',
      max_score: 1,
      options: [
        option(
          'has',
          'helper_for_modal',
          'This helping verb makes the perfect. Which word says that something is possible?',
        ),
        option(
          'hidden',
          'helper_for_modal',
          'This word says what the kitten did. Which one says how sure we are?',
        ),
        option(
          'come',
          'helper_for_modal',
          'This is the main verb. Look at the small verb in front of it.',
        ),
        { text: 'might' },
      ],
      answers: [4],
      hints: [
        'A modal verb says how likely something is, or whether one may or has to do it.',
        'It stands before another verb and never takes an *-s*.',
        'Look at the second half of the sentence. Is the kitten sure to come?',
        'Try the words with *she*. One of them stands before *come* and never gets an ending.',
      ],
      method_answer: [
        { text: '*Has hidden* is the present perfect, and *come* is a main verb.' },
        { text: '*Might* says that it is possible, so it is the modal verb.' },
      ],
    },
  },
  {
    key: 'modals-choose-all',
    topics: ['modal-verbs'],
    difficulty: -0.3,
    minutes: 1,
    statements: ['E5-X-01'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these words are **modal verbs**? Choose all of them.',
      max_score: 3,
      options: [
        { text: 'should' },
        { text: 'can' },
        option(
          'was',
          'helper_for_modal',
          'This is a form of *be*. Does it say how likely something is?',
        ),
        { text: 'must' },
        option(
          'did',
          'helper_for_modal',
          'This is a form of *do*. It helps to ask, but it does not say how sure we are.',
        ),
        option(
          'perhaps',
          'helper_for_modal',
          'It shows that we are not sure, but it is an adverb. Try “I perhaps, she perhaps”: is it a verb?',
        ),
      ],
      answers: [1, 2, 4],
      hints: [
        'Which words could stand in “You ___ swim here”?',
        'A modal verb stands before a verb in its plainest form, such as *swim*.',
        'Forms of *be* and *do* are not modal verbs.',
        'One of the others is an adverb, which may stand at the front of a sentence by itself. So how many are left?',
      ],
      method_answer: [
        {
          text: '*Should*, *can* and *must* stand before a plain verb and say may, can or has to.',
        },
        { text: '*Was* and *did* are forms of *be* and *do*. *Perhaps* is an adverb.' },
      ],
    },
  },
  {
    key: 'modals-order-by-likely',
    topics: ['modal-verbs'],
    difficulty: 0,
    minutes: 1.2,
    statements: ['E5-S-02'],
    question: {
      type: 'ordering',
      text: 'Put the sentences in order, the least likely first.',
      max_score: 3,
      items: [
        'It cannot snow today.',
        'It might snow today.',
        'It will probably snow today.',
        'It will certainly snow today.',
      ],
      hints: [
        'How sure is the speaker each time?',
        'Think of a line from impossible to certain.',
        'Begin with the one that says no.',
        'Of *might* and *probably*, which is the weaker guess?',
      ],
      method_answer: [
        { text: '*Cannot* is impossible, and *might* is only possible.' },
        { text: '*Probably* is more likely than not, and *certainly* is sure.' },
      ],
    },
  },
  {
    key: 'modals-fit-the-meaning',
    topics: ['modal-verbs'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['E5-S-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'Your coat is dripping. It [[1]] be raining outside. I have looked at every chair, so the cat [[2]] be in this room. I am not sure, but she [[3]] be in the shed.',
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'must' },
            option(
              'cannot',
              'modal_strengths_mixed',
              'The coat is wet. Does that speak for rain or against it?',
            ),
            option(
              'should',
              'modal_strengths_mixed',
              'This sounds like advice to the weather. How sure does the wet coat make us?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'must',
              'modal_strengths_mixed',
              'I looked everywhere and did not see her. What does that tell?',
            ),
            option(
              'may',
              'modal_strengths_mixed',
              'After looking at *every* chair I am surer than that.',
            ),
            { text: 'cannot' },
          ],
          answer: 3,
        },
        {
          options: [
            option(
              'must',
              'modal_strengths_mixed',
              'The speaker is not sure. Which word is weaker?',
            ),
            { text: 'could' },
            option('cannot', 'modal_strengths_mixed', 'The speaker thinks that it is possible.'),
          ],
          answer: 2,
        },
      ],
      hints: [
        'Each sentence has a clue that says how sure the speaker is.',
        'When a clue proves it, use a strong modal. When you only guess, use a weak one.',
        'A dripping coat is nearly a proof. *I am not sure* is a guess.',
        'For the second gap: the cat was on no chair. So is it certain, possible or impossible that she is here?',
      ],
      method_answer: [
        { text: 'The dripping coat is a strong clue: *must*.' },
        { text: 'I looked everywhere, so it is impossible: *cannot*.' },
        { text: 'It is only possible that she is in the shed: *could*.' },
      ],
    },
  },
  {
    key: 'modals-have-not-of',
    topics: ['modal-verbs'],
    difficulty: 0.4,
    minutes: 1,
    statements: ['E5-X-01'],
    question: {
      type: 'single_choice',
      text: 'A **modal verb** decides the form of the verb after it. Which sentence is written in Standard English?',
      max_score: 1,
      options: [
        option(
          'You should of seen the waves!',
          'modal_of',
          'Say it slowly. Which verb do you hear after *should*?',
        ),
        { text: 'You should have seen the waves!' },
        option(
          'You should have saw the waves!',
          'verb_form_of_speech',
          'The first two words are fine. Which form of *see* follows *have*?',
        ),
        option(
          'You should has seen the waves!',
          'helper_for_modal',
          'After a modal verb the next verb has no ending.',
        ),
      ],
      answers: [2],
      hints: [
        'In speech, one small word is so short that it sounds like another.',
        'After a modal verb comes a verb in its plainest form.',
        '*Of* is not a verb at all.',
        'Two sentences are left with forms of *have*. After a modal it takes no *-s*, and *see* becomes *seen*.',
      ],
      method_answer: [
        { text: 'After *should* comes a plain verb: *have*, not *has* and not *of*.' },
        { text: 'After *have* comes the past participle: *seen*.' },
      ],
    },
  },
  {
    key: 'modals-same-sureness',
    topics: ['modal-verbs'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['E5-S-02'],
    question: {
      type: 'matching',
      text: 'Match each sentence with one that is just as sure. One of the answers is left over.',
      max_score: 3,
      left: [
        'Perhaps Yusuf is at home.',
        'Yusuf is surely at home.',
        'It is impossible that Yusuf is at home.',
      ],
      right: [
        'Yusuf must be at home.',
        'Yusuf cannot be at home.',
        'Yusuf may be at home.',
        'Yusuf should stay at home.',
      ],
      pairs: [3, 1, 2],
      hints: [
        'On the left an adverb says how sure the speaker is. On the right a modal verb does.',
        'Put all of them on a line from impossible to certain.',
        'Begin with the two that say that he is not there.',
        '*Perhaps* is in the middle of the line. One sentence on the right is advice and fits none.',
      ],
      method_answer: [
        { text: '*Perhaps* and *may* say that it is possible.' },
        { text: '*Surely* and *must* say that the speaker is sure.' },
        { text: '*Impossible* and *cannot* say that it is not so.' },
      ],
    },
  },
  {
    key: 'modals-rules-and-advice',
    topics: ['modal-verbs'],
    difficulty: 0.7,
    minutes: 1.2,
    statements: ['E5-S-02', 'E5-X-01'],
    question: {
      type: 'single_choice',
      text: 'A sign at the pool lists rules. In which sentence could you change the modal verb to *must* and keep the meaning?',
      max_score: 1,
      options: [
        option(
          'You may bring a towel.',
          'modal_strengths_mixed',
          'This allows it. May you also leave the towel at home?',
        ),
        option(
          'You could use the small pool.',
          'modal_strengths_mixed',
          'This offers a choice. Is anybody made to do it?',
        ),
        { text: 'All swimmers shall shower first.' },
        option(
          'You might like the slide.',
          'modal_strengths_mixed',
          'This is a friendly guess, and no rule.',
        ),
      ],
      answers: [3],
      hints: [
        'What does *must* tell the reader: that they are allowed to, or that they have to?',
        'Ask of each sentence: what if I do not do it?',
        'Three of the sentences leave a choice.',
        'One uses an old-fashioned modal verb of rules, which tells what everybody has to do.',
      ],
      method_answer: [
        { text: '*May* allows, *could* offers, and *might* guesses.' },
        { text: '*Shall* in a rule says that one has to, just like *must*.' },
      ],
    },
  },
  {
    key: 'modals-copy-the-modal',
    topics: ['modal-verbs'],
    difficulty: -0.6,
    minutes: 0.6,
    statements: ['E5-X-01', 'E5-S-02'],
    question: {
      type: 'short_text',
      text: 'Copy the **modal verb**.\n\n{{sentence}}',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            sentence: 'Elif has a cold, so she should stay in bed.',
            right: 'should',
            main: 'stay',
            a: 'has',
          },
          {
            sentence: 'The ferry was late, but it may still come.',
            right: 'may',
            main: 'come',
            a: 'was',
          },
          {
            sentence: 'Because the lights are off, they must be asleep.',
            right: 'must',
            main: 'be',
            a: 'are',
          },
          {
            sentence: 'The parcel has come, and it might be for you.',
            right: 'might',
            main: 'be',
            a: 'has',
          },
          {
            sentence: 'My cousin is nine and can juggle five eggs.',
            right: 'can',
            main: 'juggle',
            a: 'is',
          },
          {
            sentence: 'When the bell has rung, you could help me with the chairs.',
            right: 'could',
            main: 'help',
            a: 'has',
          },
          {
            sentence: 'He is sure that we would like the film.',
            right: 'would',
            main: 'like',
            a: 'is',
          },
        ],
      },
      references: ['{{right}}'],
      not: ['{{main}}', '{{a}}'],
      hints: [
        'A modal verb says how likely something is, or whether somebody is able, allowed or told to do it.',
        'It stands before another verb, and it never takes an *-s*.',
        'Look for the plain verb *{{main}}*.',
        'Which helping word in front of *{{main}}* never takes an *-s*?',
      ],
      method_answer: [
        { text: '*{{a}}* only tells what is or was so.' },
        { text: '*{{right}}* stands before the plain verb *{{main}}*, so it is the modal verb.' },
      ],
    },
  },
]
