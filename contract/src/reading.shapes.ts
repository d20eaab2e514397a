import { z } from 'zod'
import { fonts, motions, schemes, textSizes } from './reading.ts'

/** How somebody likes to read; it follows them to every device. */
export const reading = z.object({
  font: z.enum(fonts),
  text_size: z.enum(textSizes),
  scheme: z.enum(schemes),
  motion: z.enum(motions),
  sound: z.boolean(),
})
