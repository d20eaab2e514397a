import type { Wordings } from '#mind/words/sentences.ts'

/** The question that ends a turn. */
export const questions = {
  ask: [
    'What is the question asking you to find, in your own words?',
    'Which part of it do you already know something about?',
    'What have you tried so far?',
    'What does the first sentence of it tell you?',
  ],
  hint: [
    'What does that tell you?',
    'How could you use that here?',
    'What would you do with that first?',
    'What changes when you use it?',
  ],
  tell: ['What would you do next?', 'Why does that step help?', 'What comes after that?'],
  told: [
    'Which of the steps was new to you?',
    'Which step would you do differently now?',
    'Can you say the main step in your own words?',
    'Shall we try another one like it?',
  ],
  right: [
    'How would you explain it to a friend?',
    'Which step made it work?',
    'What would you look out for next time?',
  ],
  solved: [
    'Shall we try another one like it?',
    'Do you want one more of this kind?',
    'Ready for another one?',
  ],
  one_of: ['What is the other one?', 'Which other value works?', 'What else could it be?'],
  good_plan: [
    'What does the line become?',
    'What do you get on each side?',
    'What is the line after that?',
  ],
  follows: [
    'What could the next line be?',
    'What would you do with it now?',
    'What is left to do?',
  ],
  not_yet: [
    'What would the line be with that in mind?',
    'Which part of it would you change?',
    'What does that line become?',
  ],
  unequal: [
    'What do you get when you work it out once more?',
    'Which of the two sides would you change?',
    'What does the left side come to?',
  ],
  unknown: [
    'What did you do to get there?',
    'Can you write me the line before it?',
    'Which part of the question does it come from?',
  ],
  withhold: [
    'How could you check it yourself?',
    'What in the question makes you think so?',
    'Does it fit everything that the question says?',
    'How sure are you, and why?',
  ],
  cite: [
    'How would you say that in your own words?',
    'Can you think of an example of it?',
    'Which part of that is new to you?',
    'Where have you met that before?',
  ],
  offer_practice: [
    'What would you do first?',
    'Where would you begin?',
    'What does it ask you to find?',
  ],
  plan: [
    'Which one shall we start with?',
    'Where would you like to begin?',
    'Which of them first?',
  ],
  plot: [
    'What do you notice about its shape?',
    'Where does it cross the axes?',
    'What would change if you changed one number?',
  ],
  app: ['Did that work?', 'Is there anything else you need?', 'Does that help?'],
  not_mine: [
    'What would you like to look at instead?',
    'Which of your topics shall we take?',
    'Is there another question I can help with?',
  ],
  no_question: [
    'Which question are you working on?',
    'Can you type the question for me?',
    'What are you working on?',
  ],
  small_talk: [
    'What are you working on today?',
    'What shall we look at?',
    'Which topic shall we take?',
    'Is there something you would like to practise?',
  ],
  back: [
    'Shall we go back to the question?',
    'Where were we in the question?',
    'Ready to go on with the question?',
  ],
  mood: [
    'Which bit feels hardest right now?',
    'What would make it a little easier?',
    'Shall we take one small thing together?',
  ],
  proud: [
    'What was it that worked?',
    'What would you like to try next?',
    'Which part was the best?',
  ],
} as const satisfies Record<string, Wordings>
