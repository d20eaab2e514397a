export const setupText = {
  title: 'Set up',
  heading: 'Set up your school',
  pip: 'A grove begins with one seed.',
  lead: 'A few names and passwords, and this installation is a school. It takes about three minutes.',
  token: 'One-time token',
  token_hint: 'The server’s log shows it. It works once, and for a day.',
  school: 'The school',
  school_name: 'Name of the school',
  send: 'Set up the school',
  with_class: 'Make a first class too, with a teacher and a student',
  class_lead: 'So that somebody can learn here at once.',
  class_heading: 'A first class',
  class_name: 'Name of the class',
  course: 'Course',
  no_courses:
    'A first class needs a course, and the curriculum is still being installed. Wait for it, or set the school up without a class.',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'E-mail',
  username: 'Username',
  username_hint: 'To sign in by: letters, digits, dot, underscore or dash.',
  password: 'Password',

  installing: (percent: number) => `Installing the curriculum, ${percent} %`,
  installed: 'The curriculum is installed.',
  may_leave: 'You may leave this page; it goes on without you.',

  done_title: 'It is set up',
  done_lead: 'This installation is a school now. Sign in to go on.',
  made: (school: string) => `${school} is ready`,
  sign_in: 'Sign in',
  who: 'These accounts can sign in, each with the password that you chose:',

  offline_heading: 'The server does not answer',
  offline_lead: 'Nothing is lost. See whether it is running, then try again.',
  again: 'Try again',
} as const

/** The people that the setup makes, as the form names and explains them. */
export const people = {
  admin: {
    heading: 'The administrator',
    lead: 'Looks after the platform and all its schools.',
    of: 'the administrator',
  },
  owner: {
    heading: 'The owner',
    lead: 'Runs the school’s account, and is told when a child there needs help. Needs another e-mail address than the administrator.',
    of: 'the owner',
  },
  teacher: { heading: 'The teacher', lead: 'Teaches the first class.', of: 'the teacher' },
  student: {
    heading: 'The student',
    lead: 'Is in the first class, and takes its course.',
    of: 'the student',
  },
} as const

/** What to look at again in a field. */
export const missing = {
  token: 'Copy the token from the server’s log.',
  school_name: 'Type the name of the school.',
  first_name: 'Type the first name.',
  email: 'Type an e-mail address, such as ada@school.org.',
  same_email: 'Somebody on this page has this address already.',
  username: 'Type 3 to 32 letters, digits, dots, underscores or dashes.',
  class_name: 'Type the name of the class.',
  course: 'Choose a course.',
  long: 'That is too long. A shorter form will do.',
} as const

/** Why the setup was refused, where the page knows better than the general words. */
export const refused = {
  TOKEN_REFUSED: {
    title: 'That is not the token',
    text: 'It is another one, or it has expired. Each start of the server makes a new one: look at the end of its log, or start it again.',
  },
  NAME_TAKEN: {
    title: 'Two people have one name',
    text: 'Each needs an e-mail address or a username of their own. Nothing was made yet.',
  },
  WEAK_PASSWORD: {
    title: 'A password is easily guessed',
    text: 'A few words in a row are strong and easy to keep in mind. Nothing was made yet.',
  },
  COURSE_UNKNOWN: {
    title: 'This course is not there any more',
    text: 'Load the page again and choose another. Nothing was made yet.',
  },
} as const
