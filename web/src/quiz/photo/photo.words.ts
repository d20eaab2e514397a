export const photoTitle = (number: number): string => `Photos for question ${number}`

export const overWords = {
  title: 'This code is over',
  text: 'A code works once, for 15 minutes. Make a new one on your other screen and scan it again.',
} as const

export const lostWords = 'The connection went away. Nothing is lost: your photos are still here.'

export const sendWords = (count: number): string =>
  count === 1 ? 'Send 1 photo' : `Send ${count} photos`

export const sentWords = (count: number): string =>
  count === 1 ? '1 photo is on your other screen.' : `${count} photos are on your other screen.`

export const roomWords = (room: number): string =>
  room === 1 ? 'There is room for 1 photo.' : `There is room for ${room} photos.`

export const unreadableWords = 'That is no picture that we can open. Take a photo of your page.'
