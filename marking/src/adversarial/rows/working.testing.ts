/** Lines of working, one a line: the way and the answer. */
export const WORKING = String.raw`
## linear equations
= expression x=4 {"start":"2x+3=11"}
right: 2x=8⏎x=4 // two steps
right: 2x+3=11⏎2x=8⏎x=4 // from the question
right: 2x + 3 - 3 = 11 - 3⏎2x = 8⏎x = 8/2⏎x = 4 // every step
right: x+1.5=5.5⏎x=4 // divided first
right: 2x=11-3⏎2x=8⏎x=4 // a sum left first
right: 2x=8⏎x=8/2=4 // an equation of three parts
right: 2x=8 => x=4 // an arrow on one line
right: 2x=8 so x=4 // a word on one line
right: 2x=8 ⇒ x=4 // an arrow
right: 2x=8⏎∴ x=4 // therefore
right: 2x=8⏎so x=4 // a word
right: 2x=8⏎x=4⏎2*4+3=11 // a check after the answer
right: 2x=8⏎x=4⏎Check: 2*4+3=11 // a check with its name
right: 11-3=8⏎8/2=4⏎x=4 // the steps as sums
right: 2x=8⏎⏎x=4 // an empty line
right: 2x = 8 (subtract 3)⏎x = 4 (divide by 2) // notes
right: 2x+3=11⏎-3  -3⏎2x=8⏎÷2  ÷2⏎x=4 // notes between the lines
wrong: 2x=14⏎x=7 // added instead of taken away
wrong: 2x=8⏎x=16 // multiplied instead of divided
wrong: 5x=11⏎x=11/5 // unlike terms added
wrong: 2x=8 // not finished
wrong: 2x=8⏎x=6 // taken away instead of divided
wrong: x+3=5.5⏎x=2.5 // only a part divided
wrong: x=4⏎x=5 // changed at the end
wrong: 2x=-8⏎x=-4 // a sign
wrong: 2x=8⏎x=-4 // a sign
wrong: 4=x=5 // two values
= expression x=11 {"start":"3(x-2)=2x+5"}
right: 3x-6=2x+5⏎x-6=5⏎x=11 // step by step
right: 3x-6=2x+5⏎3x-2x=5+6⏎x=11 // collected at once
right: 3x=2x+11⏎x=11 // two steps at once
right: 3x-2x-6=5⏎x=11 // collected on one side
right: x - 6 = 5⏎x = 11 // from the second step
wrong: 3x-2=2x+5⏎x=7 // only the first term multiplied
wrong: 3x-6=2x+5⏎5x=11⏎x=11/5 // added over the equals sign
wrong: 3x-6=2x+5⏎x=-1 // a sign
wrong: 3x-6=2x+5⏎x=1 // a sign
wrong: x-2=2x+5⏎x=-7 // the 3 lost
= expression x=3 {"start":"2x=6"}
right: x=3⏎2*3=6 // a check
right: 2x/2=6/2⏎x=3 // the division shown
right: x=6/2=3 // an equation of three parts
wrong: x=4 // taken away
wrong: x=12 // multiplied
wrong: x=6/2⏎x=4 // a slip at the end
= expression no solution {"variables":["x"],"start":"2x-6=2x-3"}
right: -6=-3⏎no solution // the letter is gone
right: 0=3⏎no solution // the letter is gone
right: 0=3⏎no solutions // a plural
wrong: 0=3⏎x=3 // the number taken for a value
wrong: 4x=3⏎x=3/4 // added over the equals sign
wrong: 0=3⏎x=0 // a value made up
wrong: all real numbers // the opposite
= expression x=-5 {"start":"x/3+4=7/3"}
right: x+12=7⏎x=-5 // multiplied first
right: x/3=7/3-4⏎x/3=-5/3⏎x=-5 // taken away first
wrong: x+4=7⏎x=3 // only a part multiplied
wrong: x/3=-5/3⏎x=5 // a sign

## quadratics
= expression x=2 or x=3 {"start":"x^2-5x+6=0"}
right: (x-2)(x-3)=0⏎x=2 or x=3 // factorised
right: (x-2)(x-3)=0⏎x-2=0 or x-3=0⏎x=2 or x=3 // every step
right: x=(5±√(25-24))/2⏎x=(5±1)/2⏎x=3 or x=2 // the formula
right: (x-5/2)^2=1/4⏎x-5/2=±1/2⏎x=3, x=2 // completed square
right: (x-2)(x-3)=0⏎x=2, 3 // a comma
right: (x-2)(x-3)=0⏎x=2⏎x=3 // a line each
right: (x-2)(x-3)=0⏎x-2=0⏎x=2⏎x-3=0⏎x=3 // one after the other
wrong: (x+2)(x+3)=0⏎x=-2 or x=-3 // signs
wrong: (x-2)(x-3)=0⏎x=-2 or x=-3 // signs at the end
wrong: (x-1)(x-6)=0⏎x=1 or x=6 // another pair
wrong: x^2-5x=-6⏎x(x-5)=-6⏎x=-6 or x=-1 // a product that is not zero
wrong: x=(5±√49)/2⏎x=6 or x=-1 // a sign in the formula
= expression x=4 or x=-4 {"start":"x^2=16"}
right: x=±√16⏎x=±4 // rooted
right: x^2-16=0⏎(x-4)(x+4)=0⏎x=4 or x=-4 // factorised
wrong: x=±8 // halved
wrong: 2x=16⏎x=8 // a power taken for a product
= expression x=0 or x=7 {"start":"x^2=7x"}
right: x^2-7x=0⏎x(x-7)=0⏎x=0 or x=7 // factorised
wrong: x=7 or x=-7 // rooted
wrong: x(x-7)=0⏎x=0 or x=-7 // a sign

## two unknowns
= expression x=4, y=1 {"start":"x+2y=6, x-y=3"}
right: x=4⏎y=1 // a line each
right: y=1⏎x=4 // turned round
right: 3y=3⏎y=1⏎x-1=3⏎x=4 // elimination
right: y=x-3⏎x+2(x-3)=6⏎3x=12⏎x=4⏎y=1 // substitution
right: x=y+3⏎y+3+2y=6⏎3y=3⏎y=1⏎x=4 // substitution of the other
right: 3y=3⏎y=1⏎x=4, y=1 // both at the end
right: 3y=3⏎y=1⏎x=1+3⏎x=4 // a sum left
right: x=4, y=1 // the answer alone
right: (4, 1) // a point
right: x = 4 and y = 1 // in words
right: 3y=3, y=1⏎x=4 // two on a line
right: 3y=3⏎y=1⏎x=3+1=4 // an equation of three parts
wrong: x=1⏎y=4 // turned round
wrong: 3y=3⏎y=1⏎x=2 // a slip at the end
wrong: y=3⏎x=0 // another pair
wrong: y=9⏎x=12 // added over the equals sign
wrong: x=4⏎y=-1 // a sign
wrong: (1, 4) // turned round
wrong: x=2⏎y=2 // solves one of them
= expression x=2, y=-1 {"start":"3x+2y=4, x-2y=4"}
right: 4x=8⏎x=2⏎y=-1 // added
right: x=2⏎3*2+2y=4⏎2y=-2⏎y=-1 // put in
wrong: 4x=8⏎x=2⏎y=1 // a sign
wrong: 2x=0⏎x=0⏎y=2 // taken away instead of added
wrong: x=-1⏎y=2 // turned round
= expression (3,4) or (-4,-3) {"variables":["x","y"],"start":"x^2+y^2=25, y=x+1"}
right: x^2+(x+1)^2=25⏎2x^2+2x-24=0⏎x=3 or x=-4⏎(3,4) or (-4,-3) // points at the end
right: x=3, y=4 or x=-4, y=-3 // letters
wrong: (3,-4) or (-4,3) // signs
wrong: (4,3) or (-3,-4) // turned round

## inequalities
= expression x>3 {"start":"2x+1>7"}
right: 2x>6⏎x>3 // step by step
right: 2x>7-1⏎2x>6⏎x>3 // a sum left
wrong: 2x>8⏎x>4 // added
wrong: 2x=6⏎x=3 // equations
wrong: 2x>6⏎x<3 // turned for nothing
= expression x<-4 {"start":"-3x>12"}
right: x<-4 // turned
right: -x>4⏎x<-4 // step by step
right: -12>3x⏎-4>x // the other way
wrong: x>-4 // not turned
wrong: 3x<12⏎x<4 // a sign
wrong: x<4 // a sign

## expressions worked out
= expression 7x+2 {"start":"3(x+2)+4(x-1)"}
right: 3x+6+4x-4⏎7x+2 // two lines
right: 3x+6+4x-4=7x+2 // one line
right: =3x+6+4x-4⏎=7x+2 // equals signs in front
wrong: 3x+2+4x-1⏎7x+1 // only the first terms multiplied
wrong: 3x+6+4x+4⏎7x+10 // a sign
wrong: 3x+6+4x-4⏎7x+10 // a sign at the end
= expression 90 {"variables":[]}
right: 6*4=24⏎24*3.75=90 // a line each
right: 6*4*3.75=90 // one line
right: 6*4=24*3.75=90 // run on, and the value is right
right: 24×3.75 = 90 // one step
right: 90 // the answer alone
wrong: 6*4=24⏎24*3.75=80 // a slip
wrong: 6+4=10⏎10*3.75=37.5 // added
= expression 24 {"variables":[]}
right: 6x4=24 // a letter for times, where no letter is asked for
right: 6 X 4 = 24 // a capital letter for times
right: 6×4=24 // a sign
right: 3 x 8 = 24 // a letter for times
wrong?: 6x4=20 // a slip
wrong: 6+4=10 // added

## marks for the way
= expression x=11 {"start":"3(x-2)=2x+5","max_score":3,"scheme":[{"code":"M1","marks":1,"text":"Multiply out.","line":"3x-6=2x+5"},{"code":"M2","marks":1,"text":"Collect.","line":"x-6=5","or_lines":["x=5+6","3x-2x=11"]},{"code":"A1","marks":1,"text":"The answer.","line":"x=11","needs":"M2"}],"answer_alone":3}
right: 3x-6=2x+5⏎x-6=5⏎x=11 // every mark
right: x=11 // the answer alone, which counts in full here
part: 3x-6=2x+5⏎x-6=5⏎x=-1 // two marks
part: 3x-6=2x+5⏎5x=11⏎x=2.2 // one mark
part: 3x-6=2x+5 // one mark
part: 3x-6=2x+5⏎x-6=5 // two marks
wrong: x=7 // nothing
wrong: 3(x-2)=2x+5 // the question copied
wrong: x=1 // nothing
`
