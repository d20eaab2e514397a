import {
  asks,
  confirms,
  does_not_confirm,
  gives_no_verdict,
  is_kind,
  is_not_harsh,
  names_slip,
  not,
  refuses_kindly,
  says,
  sets_question,
  short,
} from '../expect.ts'
import { type Talk, talk } from '../talk.ts'

export const questionInHand: readonly Talk[] = [
  talk(
    'a mass with a unit, assigned',
    [
      ['i dont know what to do', asks, is_not_harsh, short],
      ['is mass lost', says(/kept|no\b|same|stay|went in|came out|total/i), asks],
      ['80 + 6 = 86', says(/86|yes|right|went in|follow|next|came out|now/i), asks],
      ['so its {right}', gives_no_verdict],
      ['do i need a unit', says(/unit|yes|\bg\b|gram/i)],
    ],
    { topic: 'reactivity-series', type: 'number', is_assigned: true },
  ),
  talk(
    'the longest side, after a try',
    [
      ['it said not right why', asks, says(/square|side|pythag|area|root|add/i)],
      ['do i add 9 and 12', says(/square|\?/i), asks],
      ['81 + 144', says(/yes|right|follow|root|square|next|what/i), asks],
      ['then what', asks, says(/root|square|side/i)],
      ['15', gives_no_verdict],
    ],
    { topic: 'pythagoras', type: 'number', handed_in: 'wrong' },
  ),
  talk(
    'a speed that is settled',
    [
      [
        'how do you do this one',
        says(/divid|distance|time|÷|share|82/i),
        not(/can('|no)?t (tell|say)/i),
      ],
      ['why divide', says(/hour|each|share|per|one/i), is_not_harsh],
      ['give me another one like it', sets_question],
      ['thanks', is_kind, short],
    ],
    { topic: 'speed-and-distance', type: 'number', handed_in: 'right' },
  ),
  talk(
    'a choice about a circuit',
    [
      ['i think its {option 1} because the lamp uses it up', gives_no_verdict, asks],
      [
        'but the lamp uses up the electricity',
        says(/charge|energy|current|lost|used|round/i),
        asks,
      ],
      ['hint', asks, short],
      ['so nothing is lost?', says(/charge|energy|yes|current|right/i)],
    ],
    { topic: 'electric-circuits', type: 'single_choice' },
  ),
  talk(
    'a modal verb, assigned',
    [
      ['what is a modal verb', says(/likely|may|can|possible|must|verb/i), short],
      ['is it has', gives_no_verdict, asks],
      ['whats the answer', refuses_kindly, asks],
      ['give me a clue', asks, short],
      ['how many words are there to choose from', not(/not yet/i), short],
    ],
    { topic: 'modal-verbs', type: 'single_choice', is_assigned: true },
  ),
  talk(
    'who eats voles, assigned',
    [
      ['which way do the arrows go', says(/eat|energy|point|food|to the/i), asks],
      ['is it {option 1}', gives_no_verdict],
      ['so how many answers are there', refuses_kindly, asks],
      ['ok one more hint', asks, short],
    ],
    { topic: 'food-webs', type: 'multiple_choice', is_assigned: true },
  ),
  talk(
    'what limits photosynthesis',
    [
      ['help', asks, short],
      ['what does limit mean', says(/short|slow|hold|stop|least|fast|rate|enough/i), short],
      ['oxygen is needed for it isnt it', asks, says(/product|out|come|need|equation|into|in\b/i)],
      ['{right}', gives_no_verdict],
      ['can i have an easier one', sets_question],
    ],
    { topic: 'photosynthesis', type: 'multiple_choice' },
  ),
  talk(
    'true or false, assigned',
    [
      ['i dont get it, 20 up 20 down', asks, says(/100|new|old|try|after|price/i)],
      ['its true', gives_no_verdict, asks],
      ['just say true or false', refuses_kindly],
      ['so 100 goes to 120', says(/yes|right|now|fall|then|20|follow/i), asks],
    ],
    { topic: 'percentage-change', type: 'true_false', is_assigned: true },
  ),
  talk(
    'an equation in lines',
    [
      ['where do i start', asks, short],
      ['7x = 49', does_not_confirm, names_slip(/7|add|minus|both|undo|side/i), asks],
      ['7x = 63', confirms, asks],
      ['can you say what x is', refuses_kindly, asks],
      ['why do you divide by 7', says(/7|times|multipl|undo|opposite|one x|both/i)],
    ],
    { topic: 'linear-equations', type: 'expression' },
  ),
  talk(
    'a common factor, assigned',
    [
      ['what does factorise fully mean', says(/largest|highest|common|bracket|factor/i), short],
      [
        '4(6x + 14)',
        says(/large|high|common|more|still|fully|again|\?/i),
        not(/well worked|finished/i),
      ],
      ['is there a bigger number', asks, says(/24|56|both|divide|large|high|factor|yes/i)],
      ['tell me the number', refuses_kindly, asks],
    ],
    { topic: 'factorising', type: 'expression', is_assigned: true },
  ),
]
