/** Three ways to say it, or more. */
export type Wordings = readonly [string, string, string, ...string[]]

/** What is said before what an act says itself. */
export const leads = {
  refuse_open: [
    'While this question is open I help you find the answer, and do not say it.',
    'The answer is for you to find: that is what makes it stay. I can help with the next hint.',
    'I keep the answer to myself until you have put yours in. Here is something that helps.',
    'Not the answer, but the way to it.',
    'I will not take this one away from you. Let us go one step.',
  ],
  earn_it: [
    'Let us get closer first.',
    'One step before the whole of it.',
    'Here is where it begins.',
  ],
  no_more: [
    'I have no more hints for this one. Go back to the words of the question.',
    'You have all my hints now. Read the question once more, slowly.',
    'That was my last hint. Look again at what is given and what is asked.',
    'No hint is left, and a try costs little: put in your best idea, and the page says what to look at.',
    'If it still will not open, put what you have so far on the page, or ask your teacher from there.',
  ],
  told_all: [
    'That was the whole working.',
    'Now you have seen every step of it.',
    'There is no step left in this one.',
  ],
  language: [
    'I can only answer in English, and I use short words.',
    'My answers are in English. Ask me about any word that is new.',
    'I write in English only, step by step.',
  ],
  stuck: [
    'That is fine.',
    'No problem, we take it step by step.',
    'That is all right: one small piece.',
    'Good that you say so.',
  ],
  leave_it: [
    'That is fine. I have no other one like it just now: you may leave this one, and take the next on the page.',
    'No problem. This one can wait for you, and the page goes on to the next.',
    'Of course. You can go on on the page, and come back to this one.',
  ],
  known_question: [
    'I know this one: it is a question of yours that is still open, so I help with it in the same way.',
    'This is one of your open questions. I help you find it, and do not say it.',
    'That question is waiting for your answer, so let us work on it together.',
  ],
} as const satisfies Record<string, Wordings>

/** What an act says itself. `{line}`, `{title}` and `{nearest}` stand for what the move brings. */
export const sentences = {
  open: ['{title}', 'Let us take it: {title}', 'Here it is: {title}'],
  right: ['Yes, that is it.', 'That is the answer, yes.', 'Yes, it fits.'],
  solved: [
    'Yes, {line} is right. Well worked.',
    'That is it: {line}. You got there.',
    'Right: {line}. That was your own work.',
  ],
  same_value: [
    'Yes, {line} has the same value.',
    'That comes to the same, yes: {line}.',
    '{line} is the same number in other writing, so yes.',
  ],
  good_plan: ['Yes, that is the step.', 'Good plan, yes.', 'Yes, do just that.'],
  other_plan: [
    'You could do that, and it does not bring you nearer yet.',
    'Not that one first.',
    'Not yet: look at what stands next to the letter.',
  ],
  own_work: [
    'I do not write it for you, and I help you write it: that way it is yours.',
    'That one has to be your own. I can help with the first step.',
    'I will not do it in your place. Let us plan it together instead.',
  ],
  sentences: [
    'I check mathematics line by line, and I cannot judge a sentence.',
    'Whether a sentence is good is more than I can tell. I can look up the rule for you.',
    'Sentences are beyond my checking. Ask me about the rule behind it, and I look it up.',
  ],
  private: [
    'I cannot tell you anything about other people: what is theirs stays theirs, and what is yours stays yours.',
    'That is somebody else’s to tell, so I keep out of it.',
    'What is about others I cannot see, and I would not say it.',
  ],
  one_of: [
    'Yes, {line} is one of them. There is more to find.',
    '{line} is right, and it is not alone.',
    'Good: {line} is one answer. Another one is left.',
  ],
  follows: ['Yes, {line} follows.', 'Yes, that holds: {line}.', 'Yes, {line} is right so far.'],
  same: [
    'Yes, {line}: that is where we are.',
    'Yes, we have {line} already.',
    'Yes, {line} is the line that we are at.',
  ],
  not_yet: [
    'Not yet: {line} does not follow from the line before.',
    'Not yet. Look at {line} again.',
    'Something has changed on the way to {line}, so not yet.',
  ],
  not_the_answer: [
    'Not yet: {line} does not fit.',
    '{line} is not it yet.',
    'Close the gap: {line} does not work out yet.',
  ],
  unequal: [
    'Look at {line} once more: the two sides do not come to the same.',
    'The two sides of {line} are different.',
    'Work out {line} again: one side is more than the other.',
  ],
  unknown: [
    'I read {line}, and I cannot tell how it came about.',
    'I see {line}, but I cannot see where it comes from.',
    'I can read {line}, but not hold it against what we have.',
  ],
  withhold: [
    'Put it in on the page: it is marked there at once, and I am here for what comes of it.',
    'I do not say whether an answer is right while the question is open. The page does, as soon as you put it in.',
    'The page marks it, not I. Before you put it in, check it once.',
    'While it is open I say nothing about that: the page tells you, as soon as it is put in.',
    'Let the page tell you: it marks what you put in, and then we look at it together.',
  ],
  whole: [
    'Here is the worked solution.',
    'This is the way through, step by step.',
    'Let us read the whole working together.',
  ],
  offer_practice: [
    'Here is one to try: {title}. Answer it right here, and it is marked at once.',
    'Try this one, from {title}. It counts like any other question.',
    'This one is for you: {title}. I am here if you want a hint.',
  ],
  so: ['Yes.', 'Yes, that is so.', 'Yes, you have it.'],
  not_so: ['Not quite.', 'No, not quite.', 'That is not quite how it is.'],
  told: ['It is like this.', 'In short:', 'Here it is in short.'],
  cite: ['Here is what your course says.', 'Your notes put it like this.', 'From your course:'],
  progress: [
    'This is what your own work shows.',
    'Here is how it stands, from what you have answered.',
    'From your answers so far:',
  ],
  plan: [
    'These topics would be good to take next, and why.',
    'I would practise these next.',
    'Here is a small plan to revise by.',
  ],
  plot: ['Here it is.', 'I have drawn it for you.', 'This is how it looks.'],
  app: ['That is done like this.', 'Here is how.', 'You can do that yourself.'],
  rules: [
    'I teach in the same way whatever I am told: I ask, I hint, and I check your steps.',
    'That does not change how I work: I ask first, and help you with the next step.',
    'I stay with my rules: questions first, then hints, and honest checks.',
    'Nobody can switch that off, and it is there to help you.',
  ],
  nothing_found: [
    'I have nothing on that in your course, and I do not want to guess.{nearest}',
    'Your course material says nothing about that, so I would only be guessing.{nearest}',
    'That is not in what I can read, so I leave it.{nearest}',
  ],
  beyond: [
    'I cannot work that one through with steps that I can check, so I do not guess at it.{nearest}',
    'This kind of problem is more than I can check step by step.{nearest}',
    'I would have to guess here, and I do not do that with mathematics.{nearest}',
  ],
  no_question: [
    'I am not sure what this belongs to.',
    'I can follow you better with the question in front of us.',
    'I may have missed the question that this belongs to.',
    'I cannot place that yet.',
    'Help me a little: I do not see what that is about.',
  ],
  no_topic: [
    'I have no questions on that in your courses.{nearest}',
    'There is nothing to practise on that here yet.{nearest}',
    'I looked, and found no questions on that for you.{nearest}',
  ],
  no_tool: [
    'That is not something I can do or know from here.',
    'I cannot help with that one. Learning is what I am for.',
    'That is outside of what I can do.',
  ],
  refuse_open: [
    'While this question is open I help you find the answer, and do not say it.',
    'The answer is for you to find. I can give you the next hint.',
    'I keep the answer to myself until you have put yours in.',
  ],
} as const satisfies Record<string, Wordings>
