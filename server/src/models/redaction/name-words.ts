/**
 * Names that are also words of a lesson or of everyday English. In lower case they are the word,
 * unless somebody says that it is their name. A name that is missing here is taken for a name
 * however it is written.
 */
const words = new Set(
  (
    'able ace amber angel angle april arch art ash august austin autumn axe baker banks barber bay bear berry bill ' +
    'bird bishop black blue bond booth bow bridge bright brook brooks brown buck bull bush butcher butler can carol ' +
    'carpenter carter case cash chance chandler chase cherry chip christian church clay cliff cloud coal cole colt ' +
    'constant cook coral cos cosine crane crew cross crystal cube daisy dale dawn day dean destiny don draw drew drum ' +
    'duke early earl east eve ever faith farmer field finch fire fisher flint flora forest fork fox frank free friend ' +
    'frost gale gardener garden gem gene gold good grace grand grant graph gray green grey grove guy hall hand ' +
    'harmony harp hart haven hazel heart heath heaven high hill holly honor honour hope house hunt hunter i ice ' +
    'iris iron ivory ivy jack jade jasmine jay jet jewel joy judge june just justice key king knight lake lamb ' +
    'lance lane large laurel law leaf lee legend lemon less li liberty lily line link little log long lord love luck ' +
    'lucky lynx major maple mark marsh martin mason max may mean meadow melody mercy mile miles mill miller min mode ' +
    'moon moore more moss mountain newman nick noble noon norm north nova oak ocean olive opal page park parker pat ' +
    'patience pearl peace pen penny pepper perry phoenix pi pike piper plane plant point pole pool poppy potter power ' +
    'price prime prince prism prudence queen rain range ray read reed reign rice rich ridge ring river rivers rob robin ' +
    'rock roman root rose rowan royal ruby rule sage sand sandy scale scout sea sharp shepherd short sienna silver ' +
    'sin sine sky small smart snow sol sole sonny south spring square star steel stone storm street strong sue sum ' +
    'summer sun swan tan tangent taylor temple tenner term terry thorn time town trinity true tu turner tyler unity van ' +
    'vale valley victory violet wade walker wall ward water waters way webb wells west wheat wheeler white will wing ' +
    'winter wolf wood woods word wright year yes young yule'
  ).split(' '),
)

/** Shortest name that is hidden: fewer letters are more often a variable, a unit or a note. */
const fewestLetters = 3

export const isAlsoWord = (name: string): boolean =>
  name.length < fewestLetters || words.has(name.toLowerCase())
