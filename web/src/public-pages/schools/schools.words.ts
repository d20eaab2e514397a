/** What a head teacher reads: what exists, and what does not yet. Nothing here is a plan sold as a fact. */
export const schoolsText = {
  title: 'For schools',
  description:
    'What a school gets from {{brand}} today, how children are kept safe, what is held and for how long, and what is not there yet. Write to us.',
  heading: 'Fair marking, with care around it',
  lead: '{{brand}} marks practice with reasons, asks before it tells, and tells the people whom you name when a child may need somebody. Here is what exists today.',
  talk: 'Talk to us',
  safety_go: 'How children are kept safe',
  facts: [
    'Courses today: {{taught}}',
    'No student e-mail needed',
    'Named people behind every alert',
  ],
} as const

/** The example beside the heading: what a contact sees first, without a name of anybody. */
export const alertText = {
  label: 'An example of what your safeguarding lead sees',
  tag: 'An example',
  title: 'One child needs you now',
  lines: [
    { title: 'Told by mail', text: 'without the child’s name or words' },
    { title: 'Opened and read', text: 'the message, with ten lines around it' },
    { title: 'Written down', text: 'who read it, what was done, and when' },
  ],
} as const

export const getText = {
  title: 'What your school gets',
  lead: 'Each of these is there today. Ask us, and we show you.',
  marks: {
    title: 'Practice that marks itself, with reasons',
    text: 'Numbers, expressions, equations, choices and short texts, judged by what they mean. Whatever the marker is not sure of, it says.',
    /** Formulas as plainly as they are typed, with what the marker says of each line. */
    working: [
      { line: '3(x - 2) = 15', says: 'What was given', holds: true },
      {
        line: '3x - 2 = 15',
        says: 'Does not follow: only the first term was multiplied',
        holds: false,
      },
      { line: '3x = 17', says: 'Follows from the line before', holds: true },
    ],
  },
  tutor: {
    title: 'A tutor that keeps the answer to itself',
    text: '{{companion}} gives the next hint. While an assignment is open it never gives the answer, however it is asked.',
  },
  own: {
    title: 'Your name, your address',
    text: 'A site of your own with your crest, your pictures and your colours. Colours that would be hard to read are adjusted.',
  },
} as const

export const safetyText = {
  title: 'Safe, in plain words',
  lead: 'What happens, who sees it and how long it stays. If a sentence here is not clear, tell us, and we write it again.',
  safeguarding: 'Safeguarding',
  steps: [
    { title: 'Each message is read by a safety check', text: 'Before it is kept or passed on.' },
    { title: 'A child in trouble gets care first', text: 'A kind answer, and who can help.' },
    {
      title: 'The people whom you name are told',
      text: 'They see the message that worried us with ten lines around it, not the other chats. If nobody opens it, the others are told.',
    },
    { title: 'What was done is written down', text: 'With names and times, for your records.' },
  ],
  limits: 'No check finds everything, and nobody watches live.',
  data: 'Data protection',
  answers: [
    {
      question: 'What do you hold?',
      answer:
        'A first name, a username, the school year, answers, marks, and chats with {{companion}}. No e-mail of a child is needed.',
    },
    {
      question: 'Does it go to the makers of language models?',
      answer:
        'The tutor that is built in needs none. If one is connected, it is told no name, account or school; a name that is only mentioned in passing may stay in a text.',
    },
    {
      question: 'Whose data is it?',
      answer: 'The school’s. It is the controller; {{operator}} are its processor.',
    },
    {
      question: 'How long does it stay?',
      answer: 'As the school decides. An account that is to go is deleted 14 days later.',
    },
    { question: 'Is anything sold or shown to advertisers?', answer: 'No, never.' },
  ],
  privacy: 'Privacy policy',
  terms: 'Terms',
} as const

export const fitText = {
  title: 'Fits what you have',
  lead: 'Ways in that your staff and students know already.',
  cards: [
    {
      title: 'Canvas and Brightspace',
      text: 'Sign-in at your own instance, for people whom the school has here.',
    },
    {
      title: 'Two steps for staff',
      text: 'With an app on the telephone. You can ask it of all who work for you.',
    },
    {
      title: 'Shared tablets',
      text: 'Everybody is signed out after some minutes without use, if you wish.',
    },
    {
      title: 'Keyboard and screen reader',
      text: 'Every page is tested with a checker, light and dark, on a phone and a wide screen.',
    },
  ],
} as const

export const notYetText = {
  title: 'What is not there yet',
  lead: 'Better read here than found out in the second week.',
  points: [
    'There are no class reports yet, and no pages to set work or to change a mark on.',
    'A school cannot manage its classes and people on the screen yet. We set them up with you.',
    'There are no courses but {{taught}}.',
    'Class lists do not come from your platform, and marks do not go back to it (LTI).',
    'There is no list of prices. Tell us about your school, and we answer.',
  ],
} as const

export const talkToUsText = {
  title: 'Talk to us',
  lead: 'A person reads it, and answers by e-mail.',
  steps: [
    'Ask whatever you would ask in a meeting.',
    'See it with your own eyes in a demonstration.',
    'Then decide.',
  ],
  name: 'Your name',
  role: 'Your role',
  role_hint: 'For example head teacher, or head of mathematics.',
  school: 'School',
  school_problem: 'Tell us which school it is.',
  email: 'Work e-mail',
  message: 'What should we talk about?',
  send: 'Ask for a talk',
} as const
