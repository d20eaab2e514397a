/** What the front page says. Names of the brand and the companion are filled in where it is shown. */
export const welcomeText = {
  title: 'The tutor that asks before it tells',
  description:
    'Practice that is marked with reasons, and {{companion}}, a patient tutor that asks before it tells. For students, parents and schools. Try a question now.',
} as const

export const heroText = {
  title: 'The tutor that asks before it tells',
  lead: 'Practice and a patient companion called {{companion}}, who reads how you got there, finds the line that wants another look, and asks the question that gets you moving.',
  start: 'Start free',
  how: 'See how {{companion}} helps',
  try_it: 'Change line 2 yourself',
  ages: 'Courses today: {{taught}}',
} as const

export const whoText = {
  title: 'One garden, four people looking after it',
  lead: 'What each of them finds here today.',
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
    text: 'Your crest on the door, your colours in every screen. If a colour would be hard to read, we adjust it.',
    go: 'What schools get',
  },
  teacher: {
    tag: 'For teachers',
    title: 'A child in need is not overlooked',
    text: 'What a child writes in need reaches people whom the school has named.',
    go: 'How it works, and what is not there yet',
  },
} as const

/** What happens when a child writes that something is wrong. */
export const careSteps = [
  { title: 'A safety check reads each message', text: 'Before it is kept or passed on' },
  { title: 'The child gets care first', text: 'A kind answer, and who can help' },
  { title: 'Named people at school are told', text: 'By a mail that leaves the child’s words out' },
] as const

export const talkText = {
  title: 'It asks before it tells',
  lead: 'An answer is gone by tomorrow. A step that you found yourself stays. So {{companion}} gives the next hint, not the last line.',
  label: 'A short conversation with {{companion}}',
  you: 'You',
  topic: 'Adding fractions',
  checked: 'Each step checked',
  source: 'From: Fractions, page 14',
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
      text: 'They are held against a list of points. You see which of them was found.',
    },
    {
      title: 'Unsure? It says so',
      text: 'Where the marker is not sure of an answer in words, you are told.',
    },
    {
      title: 'A person reads what you write',
      text: 'If a mark is not as it should be, tell us through support. Somebody looks.',
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
      title: 'No name leaves',
      text: 'The built-in tutor needs no other company. If a language model is connected, it is told no name, account or school.',
    },
    {
      title: 'Someone is looking out',
      text: 'Messages are screened. A child in trouble gets a caring answer and places to find help. If a school gave the account, people there are told.',
    },
    {
      title: 'Silent until you say so',
      text: 'Sound is off. {{companion}} can be sent to sleep.',
    },
    {
      title: 'Nothing typed is lost',
      text: 'Answers are kept as you work, even when the network is away.',
    },
    {
      title: 'One parent, several children',
      text: 'Each child’s week in a sentence. Two grown-ups can follow the same child.',
    },
  ],
} as const

export const lastText = {
  title: 'Plant the first seed today',
  lead: 'Lite is free: real questions, fair marking and hints. Start with one question.',
  start: 'Start free',
  papers: 'Try a practice paper',
} as const
