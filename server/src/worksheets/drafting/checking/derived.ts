/** What comes of working a question out anew, without its key; `unknown` where the machine cannot. */
export type Derived = 'agrees' | 'disagrees' | 'unknown'
