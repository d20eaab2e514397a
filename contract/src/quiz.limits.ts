/** Largest answers that are taken. Without zod, so that the browser uses the same figures. */
export const limits = {
  answer_length: 2_000,
  /** A long text is the one answer that may be longer. */
  long_text_length: 10_000,
  /** How many points of a picture one answer may have. */
  points: 100,
  /** More marks than any question has. */
  marks: 1_000,
  parts: 30,
  blanks: 30,
  options: 60,
  evaluations: 100,
  /** The most tries that an assignment can allow for a question. */
  tries: 9,
  file_bytes: 10 * 1024 * 1024,
  /** Photographs of working that one answer may have. */
  photos: 4,
  /** Longest side of a picture that is kept, in pixels. */
  picture_side: 2_000,
  recording_seconds: 180,
  /** All files of an answer: photographs, a drawing and a recording. */
  answer_files: 6,
  day_seconds: 86_400,
  /** A practice of one's own choice. */
  custom_topics: 20,
  custom_questions: 30,
  custom_questions_usual: 10,
  /** What a student asks a teacher about a question. */
  teacher_question: 1_000,
  /** Why a student asks for another look at an answer. */
  second_look: 500,
  /** Answers that one press decides. */
  pile: 300,
} as const
