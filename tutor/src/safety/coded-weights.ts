/** A matrix as it is checked in: whole numbers from -127 to 127 in base64, and what each counts for. */
export type CodedMatrix = { readonly scale: number; readonly base64: string }

export type CodedWeights = {
  /** Of the encoder's package that the vectors came from: vectors of another version would mean nothing. */
  readonly encoder: string
  readonly hidden: number
  /** Vector to hidden units, row by row; what is added to each; hidden units to outputs; vector to outputs. */
  readonly in_hidden: CodedMatrix
  readonly hidden_bias: readonly number[]
  readonly hidden_out: CodedMatrix
  readonly in_out: CodedMatrix
  readonly out_bias: readonly number[]
  /** Places of words to outputs. */
  readonly words_out: CodedMatrix
  readonly words_bias: readonly number[]
  /** How much the two count together, and alone. */
  readonly blend: { readonly vector: number; readonly words: number; readonly bias: number }
}

const most = 127

export function codeMatrix(numbers: Float32Array): CodedMatrix {
  const largest = numbers.reduce((max, each) => Math.max(max, Math.abs(each)), 0)
  const scale = largest === 0 ? 1 : largest / most
  const bytes = Int8Array.from(numbers, (each) => Math.round(each / scale))
  return { scale: Number(scale.toPrecision(6)), base64: Buffer.from(bytes.buffer).toString('base64') }
}

export function decodeMatrix({ scale, base64 }: CodedMatrix): Float32Array {
  const bytes = Buffer.from(base64, 'base64')
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from(numbers, (each) => each * scale)
}
