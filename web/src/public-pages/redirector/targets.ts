/** A messaging application that this page may lead to. */
export type Target = {
  readonly name: string
  /** What stands in the address line of where it leads, so that nobody is surprised. */
  readonly place: string
  readonly address: (text: string, link: string) => string
}

/** Longer texts are cut: an address has to stay short enough for every application. */
export const maxTextLength = 500

const withLink = (text: string, link: string) => [text, link].filter(Boolean).join(' ')
const encoded = encodeURIComponent

/** The only ones: an address that is not made here is never opened. */
const targets: Readonly<Record<string, Target>> = {
  whatsapp: {
    name: 'WhatsApp',
    place: 'wa.me',
    address: (text, link) => `https://wa.me/?text=${encoded(withLink(text, link))}`,
  },
  telegram: {
    name: 'Telegram',
    place: 't.me',
    address: (text, link) => `https://t.me/share/url?url=${encoded(link)}&text=${encoded(text)}`,
  },
  messenger: {
    name: 'Messenger',
    place: 'the Messenger app',
    address: (_, link) => `fb-messenger://share/?link=${encoded(link)}`,
  },
  sms: {
    name: 'Text message',
    place: 'the messages on this device',
    address: (text, link) => `sms:?&body=${encoded(withLink(text, link))}`,
  },
}

export const targetKeys: readonly string[] = Object.keys(targets)

/** The application of this key; undefined for everything that is not on the list. */
export const targetOf = (key: string | null): Target | undefined =>
  key !== null && Object.hasOwn(targets, key) ? targets[key] : undefined
