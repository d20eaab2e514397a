import type { Chat, Mood } from '#mind/move.ts'
import type { Wordings } from '#mind/words/sentences.ts'

/** What is said to a feeling. */
export const comfort = {
  cannot: [
    'Lots of people feel that way about something, and it says nothing about how clever you are. Not yet is not never.',
    'Lots of people feel like that at this very point. You are not behind: you are in the middle of it.',
    'It is not that you cannot. It is that one small piece is missing, and we can find it.',
  ],
  hard: [
    'It is all right to find this hard. We go one step at a time.',
    'Yes, this is a hard one. Hard things get easier in small pieces.',
    'That is a fair thing to feel. Let us take just one small piece of it.',
  ],
  tired: [
    'Then a short break is a good idea: a drink of water, a stretch, five minutes. Nothing here runs away.',
    'Being tired makes everything look harder. It is fine to stop here and go on tomorrow.',
    'Rest is part of learning. One small thing now, or a break first: you choose.',
  ],
  bored: [
    'That is fine to say. We can make it harder, or look at something quite different.',
    'Then let us do something with more bite. A good puzzle is better than more of the same.',
    'I hear you. Let us change something about it.',
  ],
  worried: [
    'Being nervous before a test is very common, and a plan helps more than worrying alone.',
    'That worry shows that it matters to you. Let us make it smaller by choosing one thing to practise.',
    'Take one slow breath. We can look at what is likely to come, bit by bit.',
  ],
  cross: [
    'That sounds really annoying. It is fine to be cross with it.',
    'I can hear that this is frustrating. Let us make it less so.',
    'That would annoy me too, if I could be annoyed. Let us look at it together.',
  ],
  sad: [
    'I am sorry that you feel like that. It can help to tell somebody you trust.',
    'Thank you for telling me. A grown-up who knows you can be a real help with that.',
    'That sounds heavy. You do not have to carry it alone: is there somebody you could talk to?',
  ],
  proud: [
    'That is great to hear. You earned that.',
    'Brilliant! Enjoy that feeling: it comes from your own work.',
    'Well done, really. Remember what you did to get there.',
  ],
  people: [
    'That sounds hard to be in the middle of. I am only a tutor, and a grown-up you trust can help with it.',
    'Thank you for telling me. Things with other people can hurt, and talking to somebody you trust helps.',
    'I am sorry that happened. Is there a grown-up, at home or at school, whom you could tell?',
  ],
  other: [
    'Thank you for saying so.',
    'I am glad that you told me.',
    'That is good to know. We go at your pace.',
  ],
} as const satisfies Record<Mood, Wordings>

/** What is said in small talk. */
export const chats = {
  greet: [
    'Hello, I am Pip. I ask before I tell, and I check your steps.',
    'Hello! Good that you are here.',
    'Hi there.',
  ],
  welcome: [
    'You are welcome. You did the thinking.',
    'Gladly. Well stayed with.',
    'You are welcome.',
  ],
  praise: [
    'Thank you, that is kind. You do the thinking, and that is the good part.',
    'Thank you! You make it easy by trying things.',
    'I am glad that it helps. Well done for staying with it.',
  ],
  can: [
    'I can help with what your courses are about, and with maths anyhow: work through a problem with you, check your lines, explain what is in your course, and set you questions.',
    'I help as far as your courses go, and cannot do other subjects. Type a problem, ask what something means, or say “quiz me”.',
    'I ask, I hint, I check your working, and I find questions for you to practise. I only know your courses, and I say so where they end.',
  ],
  memory: [
    'I only know what is in this conversation, and what your answers in the app show.',
    'I do not remember you as a friend would. I see this talk and your work, and no more.',
    'What we wrote here is kept in this talk. I do not carry anything else over.',
  ],
  secret: [
    'There is no secret in it: I am a program with rules, and they are to ask first, to hint, and to check.',
    'My rules are no secret: I do not tell answers to open questions, and I do not guess.',
    'I cannot show you my insides, only say what I do: I ask, I hint and I check.',
  ],
  who: [
    'I am Pip, a computer program that helps you learn. I am not a person, so I have no feelings or birthday, but I do check every step.',
    'I am Pip: a program made of rules and of your course material. No person sits behind me.',
    'A program called Pip. People made me, and I can be mistaken where I say that I am not sure.',
  ],
  bye: [
    'Goodbye, and well done for today.',
    'See you next time. What you did today is kept.',
    'Bye for now. Sleep on it: that helps it stay.',
  ],
  joke: [
    'Why was six afraid of seven? Because seven, eight, nine!',
    'Why did the angle go to the beach? Because it was over ninety degrees.',
    'What do you call a number that cannot keep still? A roamin’ numeral.',
  ],
  rude: [
    'I am sorry if I was not helpful. Tell me what you need, and I try again.',
    'That is all right, I do not mind. Let us see what would help you more.',
    'I hear that you are not happy with me. What should I do differently?',
  ],
  aside: [
    'That is nice to hear, and I do not know much about it: I am better at school work.',
    'Thank you for telling me. I do not know much about that, because learning is what I am for.',
    'That is one for your friends and family, and I can help with the learning.',
  ],
  outside: [
    'I cannot know that from here: I only know what is in your courses. I can help with those.',
    'That is outside of what I know, and I do not want to guess. School work is what I can help with.',
    'I have no way to find that out. With what your courses are about I can help.',
  ],
  seen: [
    'I cannot see or hear you. I only know what you type here, and what your answers in the app show.',
    'No, I have no eyes and no ears: I only get what you write.',
    'All I have is your words here and your own work. I cannot see more than that.',
  ],
  pause: [
    'Take your time, I am here.',
    'No problem, we go on whenever you like.',
    'That is fine. Everything is kept where it was.',
  ],
  yes: ['Good.', 'All right.', 'Then let us go on.'],
  no: ['That is fine.', 'All right, we leave it.', 'No problem.'],
} as const satisfies Record<Chat, Wordings>

/** What an unclear message may be, as it is asked back. */
export const kindNames = {
  problem: 'a new problem',
  answer: 'your answer',
  working: 'your working',
  step_question: 'a question about the step',
  why: 'a question about what something means',
  practice: 'a wish for more questions',
  feeling: 'how you feel',
  social: 'just chat',
  app_task: 'something about the app',
} as const

export const askBack = [
  'I want to read that as you mean it. Is it {one}, or {other}?',
  'Which do you mean: {one}, or {other}?',
  'Which is it, {one} or {other}?',
] as const satisfies Wordings
