/** A matrix as it is checked in: whole numbers from -127 to 127 in base64, and what each counts for. */
export type CodedMatrix = { readonly scale: number; readonly base64: string }

/** A small network that reads vectors of the encoder: one hidden layer, and a straight way beside it. */
export type CodedNet = {
  readonly hidden: number
  /** Vector to hidden units, row by row; what is added to each; hidden units to outputs; vector to outputs. */
  readonly in_hidden: CodedMatrix
  readonly hidden_bias: readonly number[]
  readonly hidden_out: CodedMatrix
  readonly in_out: CodedMatrix
  readonly out_bias: readonly number[]
}

export type CodedWeights = {
  /** The package that the vectors came from: those of another version would mean nothing. */
  readonly encoder: string
  /** Read what a child says, and are heard together. */
  readonly child: readonly CodedNet[]
  /** Reads what is said to a child. */
  readonly answer: CodedNet
  /** Places of words to what follows, and places for kinds to kinds. */
  readonly words_out: CodedMatrix
  readonly words_kind: CodedMatrix
  readonly words_bias: readonly number[]
  /** How much the words of a child count beside their meaning. */
  readonly word_share: number
}

const most = 127

export function codeMatrix(numbers: Float32Array): CodedMatrix {
  const largest = numbers.reduce((max, each) => Math.max(max, Math.abs(each)), 0)
  const scale = largest === 0 ? 1 : largest / most
  const bytes = Int8Array.from(numbers, (each) => Math.round(each / scale))
  return {
    scale: Number(scale.toPrecision(6)),
    base64: Buffer.from(bytes.buffer).toString('base64'),
  }
}

export function decodeMatrix({ scale, base64 }: CodedMatrix): Float32Array {
  const bytes = Buffer.from(base64, 'base64')
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from(numbers, (each) => each * scale)
}
