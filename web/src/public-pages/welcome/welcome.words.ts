/** What the front page says. Names of the brand and the companion are filled in where it is shown. */
export const welcomeText = {
  title: 'The tutor that asks before it tells',
  description:
    'Practice, lessons and {{companion}}, a patient tutor that asks before it tells. For students of 9 to 16, their parents, teachers and schools. Try a question now.',
} as const

export const heroText = {
  title: 'The tutor that asks before it tells',
  lead: '{{companion}} reads how you got there, finds the line that wants another look, and asks the question that gets you moving.',
  start: 'Start free',
  how: 'See how {{companion}} helps',
  try_it: 'Change line 2 yourself',
} as const

export const whoText = {
  title: 'One garden, four people looking after it',
  lead: 'Each of them sees what they need and one thing to do next.',
  student: {
    tag: 'For students',
    title: 'See what you know grow',
    text: 'Every topic is a plant. Practise and it blooms; leave it too long and it asks for water, just before you would forget.',
  },
  parent: {
    tag: 'For parents',
    title: 'A sentence first, then the figures',
    text: 'Know how the week went without asking twice.',
    report: 'Maya practised on 4 days. Fractions are growing; angles want a look.',
  },
  school: {
    tag: 'For schools',
    title: 'Your name, your colours',
    text: 'Your crest on the door, your colours in every screen. If a colour would be hard to read, we adjust it and tell you by how much.',
  },
  teacher: {
    tag: 'For teachers',
    title: 'Three things to do, before any chart',
    text: 'Who is stuck, on what, and the worksheet that would help. You can change any mark.',
  },
} as const

export const todo = [
  {
    title: 'Look at six answers',
    text: 'The marker was not sure and asks for your eye',
    go: 'Open',
  },
  {
    title: 'Angles on a line, again',
    text: 'A third of 7B mixed up the same two rules',
    go: 'Plan',
  },
  {
    title: 'Fractions check-in closes tomorrow',
    text: 'Four students have not started',
    go: 'Remind',
  },
] as const

export const talkText = {
  title: 'It asks before it tells',
  lead: 'An answer is gone by tomorrow. A step that you found yourself stays. So {{companion}} gives the next hint, not the last line.',
  label: 'A short conversation with {{companion}}',
  you: 'You',
  topic: 'Adding fractions',
  checked: 'Each step checked',
  source: 'Fractions, page 14',
  rules: [
    {
      title: 'One question at a time',
      text: '{{companion}} starts from your line, not from its own.',
    },
    {
      title: 'Checked algebra',
      text: 'Mathematics that {{companion}} states is verified wherever that can be done.',
    },
    {
      title: 'From your own course',
      text: '{{companion}} shows the page that it used, and says so when it does not know.',
    },
  ],
} as const

/** Formulas stand between `$` signs, as plainly as they are typed. */
export const talk = [
  { from: 'you', text: 'What is $1/2 + 1/3$? I got $2/5$' },
  {
    from: 'pip',
    mood: 'curious',
    text: 'Thank you for showing me your answer. Before we look at it: is $2/5$ more or less than $1/2$?',
  },
  { from: 'you', text: 'less… oh. But I added something to a half' },
  {
    from: 'pip',
    mood: 'cheering',
    text: 'That is a very good check. So the pieces cannot be added as they are. What size of piece could both halves and thirds be cut into?',
  },
  { from: 'you', text: 'sixths! $3/6 + 2/6 = 5/6$' },
  {
    from: 'pip',
    mood: 'calm',
    text: 'Yes, and you found it. $5/6$ is more than a half, as you said it must be.',
  },
] as const

export const markingText = {
  title: 'Marking that you can trust',
  lead: 'A right answer is right however you write it. And when a judgement is needed, you see the reasons.',
  caption: '“Write three quarters as you like”',
  typed: 'You type',
  read: 'We read',
  mark: 'Mark',
  verdicts: { right: 'Right', wrong_form: 'Nearly: work it out', wrong: 'Not yet' },
  facts: [
    {
      title: 'By meaning, not by spelling',
      text: 'Numbers, units, expressions and equations are computed, so the same answer always gets the same mark.',
    },
    {
      title: 'Longer answers, with reasons',
      text: 'They are marked against a rubric. You see which point earned what.',
    },
    {
      title: 'Unsure? A person looks',
      text: 'The marker says when it is not sure and asks the teacher.',
    },
    {
      title: 'The teacher has the last word',
      text: 'Any mark can be changed. The first one is kept beside it.',
    },
  ],
} as const

export const homeText = {
  title: 'Calm enough for home',
  lead: '{{brand}} is made for children, so the quiet choice is always the first one.',
  points: [
    {
      title: 'No e-mail needed',
      text: 'A child signs in with a username that a parent or the school makes.',
    },
    {
      title: 'Personal data stays here',
      text: 'It is not sent to the makers of language models.',
    },
    {
      title: 'Someone is looking out',
      text: 'Messages are screened. A child in trouble gets a caring answer, places to find help, and an adult at school is told.',
    },
    {
      title: 'Silent until you say so',
      text: 'Sound and music are off. {{companion}} can be sent to sleep.',
    },
    {
      title: 'Nothing typed is lost',
      text: 'Answers are kept as you work, even when the network is away.',
    },
    {
      title: 'One parent, several children',
      text: 'Follow each of them, and change courses when they change.',
    },
  ],
} as const

export const lastText = {
  title: 'Plant the first seed today',
  lead: 'The free Lite plan has real lessons and real practice. Start with one question.',
  start: 'Start free',
  papers: 'Try a practice paper',
} as const
