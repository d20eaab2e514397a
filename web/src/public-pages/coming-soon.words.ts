/** What a brand says that has not opened. */
export const comingSoonText = {
  title: 'Coming soon',
  description: '{{brand}} is on its way: practice and a patient tutor for students.',
  heading: 'Still in the ground',
  lead: 'We are getting {{brand}} ready. Leave an e-mail address and we write once, on the day it opens.',
  email: 'Your e-mail address',
  tell: 'Tell me',
  promise:
    'For this one letter and nothing else. A link in your e-mail confirms it, and can end it.',
  again:
    'That did not work yet. Look at the address and try once more. A link works once, for three days.',
  yes_title: 'Look in your e-mail',
  yes: 'We have sent a link there. Open it to confirm that you want the letter.',
  confirm_title: 'Shall we write to you?',
  confirm: 'Once, on the day {{brand}} opens. Then your address is deleted.',
  confirm_yes: 'Yes, write to me',
  confirm_no: 'No, forget my address',
  told_title: 'Good. We write on the day',
  told: 'One letter, then your address is deleted.',
  forgotten_title: 'Forgotten',
  forgotten: 'Your address is deleted, and nothing will come.',
  honeypot: 'Leave this empty',
} as const
