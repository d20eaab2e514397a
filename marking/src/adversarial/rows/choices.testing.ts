/** Choices, gaps, orders, pairs, tables, places in a picture, parts. */
export const CHOICES = String.raw`
## one of several
= {"type":"single_choice","options":[{"text":"9"},{"text":"12"},{"text":"81"},{"text":"18"}],"answers":[3]}
right: [3] // the right one
wrong: [1] // another one
wrong: [2] // another one
wrong: [4] // another one
wrong?: [] // nothing
wrong?: [3, 4] // two of them
wrong?: [1, 2, 3, 4] // all of them
wrong?: [5] // one that is not there
wrong?: [0] // one that is not there
wrong?: [-1] // one that is not there
right: [3, 3] // pressed twice
= {"type":"true_false","options":[{"text":"True"},{"text":"False"}],"answers":[2]}
right: [2] // false
wrong: [1] // true
wrong?: [] // nothing
wrong?: [1, 2] // both

## several of several
= {"type":"multiple_choice","options":[{"text":"2"},{"text":"4"},{"text":"5"},{"text":"9"}],"answers":[1,3],"max_score":2}
right: [1, 3] // both
right: [3, 1] // both, in another order
part: [1] // one of them
part: [3] // one of them
wrong: [2] // a wrong one
wrong: [4] // a wrong one
wrong: [2, 4] // both wrong ones
wrong: [1, 2] // one right and one wrong, which takes it away again
wrong: [1, 2, 3, 4] // all of them
wrong: [3, 4] // one right and one wrong
part: [1, 3, 4] // one too many
wrong: [1, 2, 4] // one right and two wrong
= {"type":"multiple_choice","options":[{"text":"2"},{"text":"4"},{"text":"5"},{"text":"9"}],"answers":[1,3],"max_score":2,"scoring":"all_or_nothing"}
right: [1, 3] // both
wrong: [1] // one of them
wrong: [1, 2, 3] // one too many
wrong: [1, 2, 3, 4] // all of them
wrong: [2, 4] // the others
= {"type":"multiple_choice","options":[{"text":"2"},{"text":"4"},{"text":"5"},{"text":"9"}],"answers":[1,3],"max_score":2,"scoring":"per_item"}
right: [1, 3] // both
part: [1] // one of them
part: [1, 2] // one right and one wrong
part: [1, 2, 3] // one too many
part: [1, 2, 3, 4] // all of them, which is never worth everything
wrong: [2] // a wrong one
wrong: [2, 4] // both wrong ones

## gaps with a list
= {"type":"cloze_dropdown","text":"Water [[1]] at 0 °C and [[2]] at 100 °C.","gaps":[{"options":[{"text":"boils"},{"text":"freezes"}],"answer":2},{"options":[{"text":"boils"},{"text":"freezes"}],"answer":1}],"max_score":2}
right: [2, 1] // both
part: [2, 2] // the first
part: [1, 1] // the second
wrong: [1, 2] // turned round
part: [2, 0] // the second left open
part: [0, 1] // the first left open

## pairs
= {"type":"matching","text":"Cat, dog, cow: which of moo, miaow, woof and quack does each say?","left":["cat","dog","cow"],"right":["moo","miaow","woof","quack"],"pairs":[2,3,1],"max_score":3}
right: [2, 3, 1] // all
part: [2, 1, 3] // one
part: [2, 3, 4] // two
wrong: [1, 2, 3] // none
wrong: [4, 4, 4] // the same throughout
part: [2, 0, 0] // the others left open

## order
= {"type":"ordering","text":"Put the life of a butterfly in order.","items":["egg","caterpillar","chrysalis","butterfly"],"max_score":4}
right: [1, 2, 3, 4] // in order
part: [2, 1, 3, 4] // two turned round
part: [1, 2, 4, 3] // two turned round
part: [2, 3, 4, 1] // moved on by one
= {"type":"ordering","text":"Put the numbers in order, the smallest first.","items":["1/4","0.3","1/3","0.35"],"scoring":"all_or_nothing","max_score":2}
right: [1, 2, 3, 4] // in order
wrong: [4, 3, 2, 1] // from the largest
wrong: [2, 1, 3, 4] // two turned round
wrong: [1, 3, 2, 4] // two turned round

## gaps to fill in
= {"type":"fill_blanks","text":"7 × 8 = [[1]] and 56 ÷ 7 = [[2]].","blanks":[{"type":"number","answer":"56"},{"type":"number","answer":"8"}],"max_score":2}
right: ["56", "8"] // both
right: ["56.0", "8"] // a zero
part: ["54", "8"] // the second
part: ["56", "7"] // the first
wrong: ["8", "56"] // turned round
wrong: ["65", "9"] // none
= {"type":"fill_blanks","text":"The cat sat [[1]] the mat.","blanks":[{"type":"short_text","references":["on"]}],"max_score":2}
right: ["on"] // as it is
right: ["On"] // a capital letter
right: [" on "] // spaces
wrong: ["banana"] // any other word
wrong: ["xyz"] // no word
wrong: ["under"] // another place
wrong: ["in"] // another place
wrong: ["the"] // another small word
wrong: ["no"] // turned round
= {"type":"fill_blanks","text":"She went [[1]] school because she [[2]] ill.","blanks":[{"type":"short_text","references":["to"]},{"type":"short_text","references":["was"]}],"max_score":2}
right: ["to", "was"] // both
wrong: ["from", "is"] // none
wrong: ["banana", "xyz"] // none
part: ["to", "were"] // the first
part: ["at", "was"] // the second
wrong: ["was", "to"] // turned round
= {"type":"fill_blanks","text":"Plants take in [[1]] and give out [[2]].","blanks":[{"type":"short_text","references":["carbon dioxide"]},{"type":"short_text","references":["oxygen"]}],"max_score":2}
right: ["carbon dioxide", "oxygen"] // both
right: ["Carbon Dioxide", "Oxygen"] // capital letters
right: ["carbon dioxide", "oxigen"] // a slip of spelling
wrong: ["oxygen", "carbon dioxide"] // turned round
part: ["carbon monoxide", "oxygen"] // another gas
part: ["carbon dioxide", "nitrogen"] // another gas
wrong: ["water", "sugar"] // none

## tables
= {"type":"table","columns":["x","y"],"rows":[{"label":"","cells":[{"type":"given","text":"1"},{"type":"number","answer":"3"}]},{"label":"","cells":[{"type":"given","text":"2"},{"type":"number","answer":"5"}]}],"max_score":2}
right: ["3", "5"] // both
part: ["3", "6"] // the first
part: ["2", "5"] // the second
wrong: ["5", "3"] // turned round
wrong: ["1", "2"] // copied

## places
= {"type":"hot_spot","image":{"file":"heart.svg","alt":"A heart"},"spots":[{"label":"left atrium","area":{"shape":"circle","x":0.7,"y":0.3,"radius":0.1}}],"max_score":1}
right: [{"x":0.7,"y":0.3}] // in the middle
right: [{"x":0.75,"y":0.33}] // inside
wrong: [{"x":0.3,"y":0.3}] // the other side
wrong: [{"x":0.7,"y":0.5}] // below
wrong: [{"x":0.85,"y":0.3}] // just outside
wrong?: [] // nothing

## parts
= {"type":"multi_part","sub_questions":[{"type":"number","text":"Side of a square of area 49?","answer":"7","max_score":1,"hints":[],"method_answer":[]},{"type":"number","text":"And its perimeter?","answer":"28","max_score":1,"hints":[],"method_answer":[],"follow_through":{"answer":"p1 * 4"}}],"max_score":2}
right: [{"value":"7"}, {"value":"28"}] // both
part: [{"value":"7"}, {"value":"14"}] // the first
part: [{"value":"8"}, {"value":"32"}] // the second follows from a slip
wrong: [{"value":"8"}, {"value":"16"}] // none
part: [{"value":"8"}, {"value":"28"}] // the second
wrong: [{"value":"24.5"}, {"value":"49"}] // halved, and not four times
part: [{"value":"24.5"}, {"value":"98"}] // halved, and followed through
`
