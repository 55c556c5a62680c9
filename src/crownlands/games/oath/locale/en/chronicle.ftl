### The chronicle: what the winner decides after the game, and what chance adds before the next one.

saga-chronicle = Chronicle
    .about = Game after game on the same land. The winner becomes the next Chancellor, swears the next oath, names Citizens and may raise an edifice; sites, cards and relics stay or go as the game has left them.

## The winner decides

prompt-new-oath = You have won. Which oath will the next Empire live by?
prompt-offer-to-exiles = To whom do you offer a place in your Empire? In the next game their board shows the Citizen side; the sites they rule count as yours now.
done-offer-to-exiles = Offer it to nobody else
prompt-join-winner = { $other } has won and offers you Citizenship: your board would show the Citizen side in the next game, and the sites you rule would pass to the winner. Do you accept?
prompt-raise-edifice = Raise an edifice in place of a denizen at a site you rule, or repair a ruin there?
done-raise-edifice = Build nothing
prompt-chronicle-suit = Which suit thrives? Three of its denizens join the world deck, with two of the next suit clockwise and one of the suit after that.

preview-citizenship = Gives you { $count ->
        [0] no site
        [one] a site: { $sites }
       *[other] { $count } sites: { $sites }
    }.
preview-edifice = { $card } will stand at { $site }.
preview-repair = { $card } will stand at { $site } again.
preview-newcomers = From the archive: 3 { $first }, 2 { $second }, 1 { $third }.
preview-archive-dry = The archive lacks cards for this: six of the largest suit among the Dispossessed return instead.

reason-oath-of-this-game = The oath of this game cannot be sworn again.
reason-oath-of-the-vision = You have won by a Vision alone, so the next oath is the one that goes with it.
reason-board-just-turned = This player was a Citizen until now: the board has just been turned.
reason-invited-already = This player has been invited already.
reason-was-chancellor = The old Chancellor cannot become a Citizen.
reason-site-not-ruled = You do not rule { $site }.
reason-edifice-stands = { $card } is intact.
reason-edifice-elsewhere = { $card }, the edifice of this suit, already lies at a site, intact or in ruins.
reason-site-has-edifice = This site already has an edifice: { $card }.
reason-no-room-for-edifice = { $site } has no room for an edifice.
reason-fewer-advisers = More of your advisers have another suit.

event-chronicle = { $player } writes the chronicle.
event-new-oath = { $player } swears a new oath. The title of the next game: { $oath }.
event-boards-turned = All Citizen boards are turned to their Exile side.
event-invited = { $player } offers { $other } Citizenship.
event-joined-winner = { $player } accepts and will be a Citizen of { $other }.
event-stayed-exile = { $player } declines and stays an Exile.
event-built = { $player } raises { $card } at { $site } in place of { $old }, which returns to the world deck.
event-chronicle-suit = { $suit } thrives under { $player }: the next game brings new denizens of this suit.

## What chance adds

event-joined-world = New in the world deck: { $cards }.
event-archive-healed = The archive has run dry. The Dispossessed go back to it, and these return to the world deck: { $cards }.
event-dispossessed = { $amount } { $amount ->
        [one] denizen is
       *[other] denizens are
    } dispossessed, and nobody knows which.

## The table in text

picture-chronicle = THE CHRONICLE, written by { $player }
picture-chronicle-oath = next title: { $oath }
picture-chronicle-offered = offered Citizenship: { $players }
picture-chronicle-accepted = accepted: { $players }
picture-chronicle-built = built: { $card } at { $site }
picture-chronicle-suit = suit: { $suit }
