import { Lost } from './lost.tsx'

export { Lost as Component }
